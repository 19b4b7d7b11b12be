import { describe, expect, it } from 'vitest';
import { roundShares } from './round-shares.ts';

describe('Shares of a whole', () => {
  it.each([
    [[36.52, 8.7, 54.78], 0, [36, 9, 55]],
    [[36.52, 8.7, 54.78], 1, [36.5, 8.7, 54.8]],
    [[33.333_333, 33.333_333, 33.333_334], 0, [33, 33, 34]],
    [[14.25, 14.25, 71.5], 1, [14.3, 14.2, 71.5]],
    [[76.74, 23.26], 0, [77, 23]],
    [[100, 0], 0, [100, 0]],
    // Not a whole: the sum is kept all the same.
    [[40.4, 40.4], 0, [41, 40]],
    [[], 0, []],
  ])('%j come to the same sum with %i decimals', (shares, decimals, rounded) => {
    expect(roundShares(shares, decimals)).toEqual(rounded);
  });
});
