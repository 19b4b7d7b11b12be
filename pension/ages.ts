import { addMonths, dayBefore, firstOfMonth, monthsBetween, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';

/** Age for credits: calendar year minus year of birth. BVG art. 16, BVV 2 art. 13. */
export const ageForCredits = (birthDate: IsoDate, year: number): number => year - yearOf(birthDate);

/** The band that applies at an age for credits, each until the next one; `undefined` before the first one. */
export const bandAt = <Band extends { readonly fromAge: number }>(
  bands: readonly Band[],
  age: number,
): Band | undefined => bands.findLast(({ fromAge }) => fromAge <= age);

/** Age in completed months on a day. */
export const ageInMonths = (birthDate: IsoDate, date: IsoDate): number => monthsBetween(birthDate, date);

/** Months by which the reference age of women born 1961 to 1963 is below 65. AHVG transitional provisions. */
const MONTHS_BELOW_65: Readonly<Record<number, number>> = { 1961: 9, 1962: 6, 1963: 3 };

/**
 * Reference age in months: 65 years; women born 1961 64 y 3 m, 1962 64 y 6 m, 1963 64 y 9 m, before 1961 64 y.
 */
export const referenceAge = (sex: 'female' | 'male', birthDate: IsoDate): number => {
  const year = yearOf(birthDate);
  if (sex === 'male' || year >= 1964) return 65 * 12;
  return 65 * 12 - (MONTHS_BELOW_65[year] ?? 12);
};

/** The first day on which benefits are drawn at an age: the first of the month after the birthday. */
export const drawingDate = (birthDate: IsoDate, months: number): IsoDate =>
  addMonths(firstOfMonth(birthDate), months + 1);

/** The last day before benefits are drawn at an age; its closing savings count. */
export const lastDayBeforeDrawing = (birthDate: IsoDate, months: number): IsoDate =>
  dayBefore(drawingDate(birthDate, months));

/** Whether the risk of death and disability is insured: from 1 January after the 17th birthday. BVG art. 7. */
export const paysRiskContributions = (birthDate: IsoDate, year: number): boolean =>
  isUnknownDate(birthDate) || ageForCredits(birthDate, year) >= 18;
