import { describe, expect, it } from 'vitest';
import { ringParts, ringShares } from './ring-parts.ts';

const drawn = (values: readonly (number | null | undefined)[]) =>
  ringParts(values).reduce((sum, part) => sum + part.drawn, 0);

describe('The sections of a ring', () => {
  it('share it by their amounts, clockwise from the top', () => {
    const [half, quarter, rest] = ringParts([200, 100, 100]);
    expect(half?.share).toBeCloseTo(0.5);
    expect(half?.middle).toBeCloseTo(Math.PI / 2);
    expect(quarter?.middle).toBeCloseTo(Math.PI * 1.25);
    expect(rest?.middle).toBeCloseTo(Math.PI * 1.75);
  });

  it('are only those with a value', () => {
    expect(ringParts([0, -5, null, undefined, Number.NaN, 7]).map(({ index }) => index)).toEqual([5]);
    expect(ringParts([0, 0])).toEqual([]);
    expect(ringParts([])).toEqual([]);
  });

  it('can be seen and hit, however small, and close the ring', () => {
    const [large, small] = ringParts([1_000_000, 1]);
    expect(small?.drawn).toBeGreaterThan(0.009);
    expect(small?.share).toBeLessThan(0.000_01);
    expect((large?.drawn ?? 0) + (small?.drawn ?? 0)).toBeCloseTo(1);
  });

  it('hold amounts whose sum is too large for a number', () => {
    expect(ringShares([Number.MAX_VALUE, Number.MAX_VALUE])).toEqual([50, 50]);
    expect(drawn([Number.MAX_VALUE, 1e300, 3])).toBeCloseTo(1);
  });

  it('are zero for what the ring does not show', () => {
    expect(ringShares([75, -5, 25, null])).toEqual([75, 0, 25, 0]);
  });
});
