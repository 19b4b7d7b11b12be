import { expect, test } from 'vitest';
import { toCentimes } from '#kernel/money.ts';
import { ahvAtMost, estimatedAhvPension, fullAhvPension } from './ahv-estimate.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';

const highest = toCentimes(30_240);
const full = (income: number) => fullAhvPension(toCentimes(income), highest) / 100;

test.each([
  // The table of scale 44 for 2025 and 2026: its first, its bend and its last line, and one on either side.
  [15_120, 1_260],
  [30_240, 1_588],
  [45_360, 1_915],
  [60_480, 2_117],
  [90_720, 2_520],
  [210_000, 2_520],
  [0, 1_260],
])('an average income of CHF %d a year gives a full pension of CHF %d a month', (income, pension) => {
  expect(full(income)).toBe(pension);
});

test('estimates from today’s salary, as if it had been earned throughout', () => {
  expect(estimatedAhvPension(sampleMember(), SAMPLE_TODAY)).toBe(toCentimes(full(85_000)));
});

test('counts no years before somebody came to Switzerland', () => {
  const newcomer = sampleMember({ birthDate: '1992-07-07', arrivalFromAbroad: '2023-02-01' });
  // 2023 to 2056 of 44 years.
  expect(estimatedAhvPension(newcomer, SAMPLE_TODAY)).toBe(Math.round((full(85_000) * 34) / 44) * 100);
  const asChild = sampleMember({ birthDate: '1992-07-07', arrivalFromAbroad: '2001-02-01' });
  expect(estimatedAhvPension(asChild, SAMPLE_TODAY)).toBe(toCentimes(full(85_000)));
});

test('counts the full years of the own cohort, until the year in which the reference age is reached', () => {
  const well = {
    employments: [{ from: '2020-01-01', employer: 'Hallwil Optik AG', salary: 120_000, activityRate: 100 }],
  };
  // Born 1963: 64 years and 9 months, 43 years
  expect(estimatedAhvPension(sampleMember({ ...well, birthDate: '1963-01-15' }), SAMPLE_TODAY)).toBe(toCentimes(2_520));
  // Reaches 65 in December 2057; the pension begins in 2058.
  const december = sampleMember({ ...well, birthDate: '1992-12-07', arrivalFromAbroad: '2023-02-01' });
  expect(estimatedAhvPension(december, SAMPLE_TODAY)).toBe(toCentimes(1_947));
});

test('says nothing without a birth date, without a salary, of the disabled, and from the reference age on', () => {
  for (const member of ['unknownBirthDate', 'nothingOnRecord', 'partlyDisabled', 'beyondReferenceAge'] as const) {
    expect(estimatedAhvPension(sampleCohort[member] ?? sampleMember(), SAMPLE_TODAY), member).toBeNull();
  }
});

test('the most is the highest pension, deferred for five years', () => {
  expect(ahvAtMost(SAMPLE_TODAY)).toBe(toCentimes(3_313.8));
});
