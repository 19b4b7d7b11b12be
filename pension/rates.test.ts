import { expect, it } from 'vitest';
import { perMonth, shareOf } from './rates.ts';

it('rounds a product once to the centime, half away from zero, above and below zero', () => {
  expect([shareOf(50, 1), shareOf(-50, 1), shareOf(49, 1)]).toEqual([1, -1, 0]);
  expect(shareOf(12_659_462, 2, 321, 360)).toBe(225_760);
});

it('a month is a twelfth of the year, with half a centime rounded away from zero, above and below zero', () => {
  expect([perMonth(18), perMonth(-18), perMonth(17), perMonth(-17)]).toEqual([2, -2, 1, -1]);
});
