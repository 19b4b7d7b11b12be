import { expect, it } from 'vitest';
import { likelyBirthDate } from './likely-birth-date.ts';

it('The calendar of a birth date opens in a year when most members were born', () => {
  expect(likelyBirthDate('2026-11-22')).toMatch(/^19[78]\d-01-01$/);
});
