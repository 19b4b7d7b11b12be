import { addMonths, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { drawingDate, referenceAge } from './ages.ts';
import { disabilityShareOn, employmentOn } from './insured-person.ts';
import type { InsuredRecord } from './insured-record.ts';
import { HIGHEST_DEFERRAL, legalParameters } from './legal-parameters.ts';
import { perMonth, shareOf } from './rates.ts';

/** The age in years from the year after which contributions count. AHVG art. 29bis. */
const COUNTED_FROM = 21;

/**
 * Years of contributions for a full pension: those of the own cohort, 44, or 43 for women born before 1964. AHVG art.
 * 29ter.
 */
const fullYears = (referenceMonths: number): number => Math.floor(referenceMonths / 12) - COUNTED_FROM;

/** Whole francs. */
const francs = (amount: number): Centimes => Math.round(amount / 100) * 100;

/**
 * The full old-age pension of the AHV a month for an average yearly income (scale 44), in whole francs: between the lowest and
 * the highest pension, which is twice that. AHVG art. 34.
 */
export const fullAhvPension = (incomePerYear: Centimes, highestPerYear: Centimes): Centimes => {
  const highest = highestPerYear / 12;
  const lowest = highest / 2;
  const byIncome =
    incomePerYear <= 36 * lowest
      ? (lowest * 74) / 100 + (incomePerYear * 13) / 600
      : (lowest * 104) / 100 + (incomePerYear * 8) / 600;
  return francs(Math.min(Math.max(byIncome, lowest), highest));
};

/**
 * A rough estimate of a member's old-age pension of the AHV, a month: as if they had earned today's salary throughout, without
 * gaps but for the years before they came to Switzerland, and without a spouse's pension, credits for children, or the 13th
 * pension. `null` without a birth date or salary, with a pension of the disability insurance, and from the reference age on,
 * when the AHV has said its own figure. AHVG art. 29bis to 29ter, 34, 38.
 */
export const estimatedAhvPension = (record: InsuredRecord, today: IsoDate): Centimes | null => {
  if (isUnknownDate(record.birthDate) || disabilityShareOn(record, today) > 0) return null;
  const reference = referenceAge(record.sex, record.birthDate);
  const from = drawingDate(record.birthDate, reference);
  const salary = toCentimes(employmentOn(record, today)?.salary ?? 0);
  if (salary === 0 || from <= today) return null;
  const firstYear = Math.max(
    yearOf(record.birthDate) + COUNTED_FROM,
    record.arrivalFromAbroad === undefined ? 0 : yearOf(record.arrivalFromAbroad),
  );
  // Up to the end of the year before the one in which the age is reached; the pension may begin in the next.
  const last = yearOf(addMonths(record.birthDate, reference));
  const most = fullYears(reference);
  const years = Math.min(Math.max(last - firstYear, 0), most);
  const full = fullAhvPension(salary, legalParameters(yearOf(today)).highestPension);
  return francs((full * years) / most);
};

/** The highest old-age pension of the AHV for an ordinary month, by today's law: without the 13th, paid in December. */
export const ahvAtMost = (today: IsoDate): Centimes =>
  perMonth(shareOf(legalParameters(yearOf(today)).highestPension, 100 + HIGHEST_DEFERRAL));
