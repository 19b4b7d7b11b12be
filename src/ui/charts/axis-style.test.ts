import { describe, expect, it } from 'vitest';
import { amountsWidth } from './axis-style.ts';

describe('The axis of the amounts', () => {
  it('is as wide as every fund’s amounts need, whatever they are', () => {
    expect(amountsWidth([])).toBe(44);
    expect(amountsWidth([250_000])).toBe(44);
  });

  it('makes room for larger amounts and for those below zero', () => {
    expect(amountsWidth([12_000_000_000_000])).toBeGreaterThan(90);
    expect(amountsWidth([-450_000_000])).toBeGreaterThan(60);
  });

  it('never takes the chart’s whole width', () => {
    expect(amountsWidth([9e17])).toBe(132);
  });
});
