import { expect, test } from 'vitest';
import { exampleBetween, isTooPrecise, readAmount } from './read-amount.ts';

test('reads amounts and rates as people type them', () => {
  const typed = ['25000', "25'000", '25’000.50', 'CHF 25 000', '25.000', '1,250,000', '12,5 %', '0', '-5', '−1’000'];
  expect(typed.map(readAmount)).toEqual([25_000, 25_000, 25_000.5, 25_000, 25_000, 1_250_000, 12.5, 0, -5, -1_000]);
});

test('says that anything else is no amount', () => {
  const typed = ['', ' ', 'viel', '-', '--5', '1e9', '12.345.6', '5 %%', '9999999999999'];
  expect(typed.map(readAmount)).toEqual(typed.map(() => null));
});

test('knows a number with too many decimals from what is no number', () => {
  const typed = ['25000.123', '1234,567', '0.1234', '25.000', '12.34', 'viel', '12.345.6'];
  expect(typed.map(isTooPrecise)).toEqual([true, true, true, false, false, false, false]);
});

test.each([
  [0, 61_250.4, 30_000],
  [0, 3_500, 1_000],
  [1, 100, 50],
  [20_000, 24_000, 24_000],
  [0, 1, 1],
])('gives an example between %d and %d', (min, max, example) => {
  expect(exampleBetween(min, max)).toBe(example);
});
