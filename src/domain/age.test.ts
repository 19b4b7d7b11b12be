import { expect, it } from 'vitest';
import { ageInYears } from '#pension/retirement.ts';
import { isAge, yearsAndMonths } from './age.ts';

it('an age of whole years has no months', () => {
  expect(yearsAndMonths(65)).toEqual({ years: 65, months: 0 });
});

it('every month of a year is restored from two decimals', () => {
  for (let months = 58 * 12; months <= 70 * 12; months += 1) {
    expect(yearsAndMonths(ageInYears(months))).toEqual({ years: Math.floor(months / 12), months: months % 12 });
  }
});

it('an age of zero or below, or beyond 120, is implausible', () => {
  expect([0, -1, 121, 1e9, Number.NaN].map(isAge)).toEqual([false, false, false, false, false]);
  expect([58, 64.5, 120].map(isAge)).toEqual([true, true, true]);
});
