import { expect, it } from 'vitest';
import { toCentimes } from '#kernel/money.ts';
import { areApart } from './close-amounts.ts';

it.each([
  [4_484.96, 3_815.2, true],
  [4_484.96, 4_560.54, false],
  [4_560.54, 4_484.96, false],
  [1_900, 2_000, true],
  [1_901, 2_000, false],
  [0, 4_484.96, true],
])('%d and %d can both be rounded, and still say how much they differ: %s', (before, after, are) => {
  expect(areApart(toCentimes(before), toCentimes(after))).toBe(are);
});
