import { describe, expect, it } from 'vitest';
import { amountLabel, amountsWidth, areSmall, axisEnd } from './axis-style.ts';

describe('The axis of the amounts', () => {
  it('ends at a tick above the highest amount, in steps that one can read', () => {
    const ends = [4_320, 5_669, 6_000, 8_100, 950, 1_420, 61_000].map(axisEnd);
    expect(ends).toEqual([5_000, 6_000, 6_000, 10_000, 1_000, 1_500, 80_000]);
    expect(axisEnd(0)).toBe(0);
  });

  it('gives the axis the same width for every fund’s usual amounts', () => {
    expect(amountsWidth([])).toBe(44);
    expect(amountsWidth([250_000])).toBe(44);
  });

  it('widens the axis for larger and for negative amounts', () => {
    expect(amountsWidth([12_000_000_000_000])).toBeGreaterThan(90);
    expect(amountsWidth([-450_000_000])).toBeGreaterThan(60);
  });

  it('never takes the chart’s whole width for the axis', () => {
    expect(amountsWidth([9e17])).toBe(132);
  });

  it.each([
    { ticks: [0, 50_000, 100_000, 150_000], labels: ['0', '50', '100', '150'] },
    { ticks: [0, 500, 1000, 1500], labels: ['0', '0.5', '1', '1.5'] },
    { ticks: [0, 50, 100, 150], labels: ['0', '0.05', '0.10', '0.15'] },
    { ticks: [-2, -1, 0, 1], labels: ['−0.002', '−0.001', '0', '0.001'] },
  ])('gives ticks $ticks labels that differ', ({ ticks, labels }) => {
    expect(ticks.map((tick) => amountLabel(tick, ticks))).toEqual(labels);
  });

  it('takes amounts as small only if in thousands they are all fractions', () => {
    expect(areSmall([53.98, 999.95])).toBe(true);
    expect(areSmall([53.98, 1000])).toBe(false);
    expect(areSmall([-1000, 12])).toBe(false);
  });
});
