import { describe, expect, it } from 'vitest';
import { amountsWidth } from './axis-style.ts';

describe('The axis of the amounts', () => {
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
});
