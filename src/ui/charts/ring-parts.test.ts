import { describe, expect, it } from 'vitest';
import { ringParts, ringShares } from './ring-parts.ts';

const drawn = (values: readonly (number | null | undefined)[]) =>
  ringParts(values).reduce((sum, part) => sum + part.drawn, 0);

describe('The sections of a ring', () => {
  it('divides a ring by its amounts, clockwise from the top', () => {
    const [half, quarter, rest] = ringParts([200, 100, 100]);
    expect(half?.share).toBeCloseTo(0.5);
    expect(half?.middle).toBeCloseTo(Math.PI / 2);
    expect(quarter?.middle).toBeCloseTo(Math.PI * 1.25);
    expect(rest?.middle).toBeCloseTo(Math.PI * 1.75);
  });

  it('draws no segment without a value', () => {
    expect(ringParts([0, -5, null, undefined, Number.NaN, 7]).map(({ index }) => index)).toEqual([5]);
    expect(ringParts([0, 0])).toEqual([]);
    expect(ringParts([])).toEqual([]);
  });

  it('draws every segment wide enough to be seen and clicked, and closes the ring', () => {
    const [large, small] = ringParts([1_000_000, 1]);
    expect(small?.drawn).toBeGreaterThan(0.009);
    expect(small?.share).toBeLessThan(0.000_01);
    expect((large?.drawn ?? 0) + (small?.drawn ?? 0)).toBeCloseTo(1);
  });

  it('divides amounts whose sum is too large for a number', () => {
    expect(ringShares([Number.MAX_VALUE, Number.MAX_VALUE])).toEqual([50, 50]);
    expect(drawn([Number.MAX_VALUE, 1e300, 3])).toBeCloseTo(1);
  });

  it('gives what the ring doesn’t show a share of zero', () => {
    expect(ringShares([75, -5, 25, null])).toEqual([75, 0, 25, 0]);
  });
});
