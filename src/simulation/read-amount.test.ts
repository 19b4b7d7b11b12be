import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test('reads amounts and rates as people type them', () => {
  const typed = ['25000', "25'000", '25’000.50', 'CHF 25 000', '25.000', '1,250,000', '12,5 %', '0', '-5', '−1’000'];
  expect(typed.map(readAmount)).toEqual([25_000, 25_000, 25_000.5, 25_000, 25_000, 1_250_000, 12.5, 0, -5, -1_000]);
});

test('says that anything else is no amount', () => {
  const typed = ['', ' ', 'viel', '-', '--5', '1e9', '12.345.6', '5 %%', '9999999999999'];
  expect(typed.map(readAmount)).toEqual(typed.map(() => null));
});
