import { expect, it } from 'vitest';
import { ageInYears } from '#pension/retirement.ts';
import { ageInWords, isAge } from './age.ts';

const inWords = (age: number): string =>
  ageInWords(
    age,
    (years) => `${years} years`,
    (years, months) => `${years} years, ${months} months`,
  );

it('an age of whole years has no months', () => {
  expect(inWords(65)).toBe('65 years');
});

it('every month of a year is restored from two decimals', () => {
  for (let years = 58; years <= 70; years += 1) {
    for (let months = 1; months < 12; months += 1) {
      expect(inWords(ageInYears(years * 12 + months))).toBe(`${years} years, ${months} months`);
    }
  }
});

it('an age of zero or below, or beyond 120, is implausible', () => {
  expect([0, -1, 121, 1e9, Number.NaN].map(isAge)).toEqual([false, false, false, false, false]);
  expect([58, 64.5, 120].map(isAge)).toEqual([true, true, true]);
});
