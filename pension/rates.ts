import type { Centimes } from '#kernel/money.ts';

/** Rates are counted in parts of one percent. */
const PARTS = 10_000;

/** A rate as a whole number of millionths: 5.4 is 54'000. */
export const millionthsOf = (percent: number): number => Math.round(percent * PARTS);

/** A rate in percent with four decimals, as plans and the law have it. */
export const roundRate = (percent: number): number => millionthsOf(percent) / PARTS;

/** Tolerance for the error of doubles: an amount this close to half a centime counts as half a centime. */
export const TOLERANCE = 1e-6;

/** The whole centimes of an exact amount, rounded half away from zero. */
export const booked = (exact: number): Centimes => {
  const rounded = Math.floor(Math.abs(exact) + 0.5 + TOLERANCE);
  return exact < 0 && rounded !== 0 ? -rounded : rounded;
};

/**
 * A share of an amount in percent, for a year or a part of it, unrounded: fractions of a centime remain.
 * @param numerator and denominator: `30, 360` for a month's interest.
 */
export const exactShareOf = (amount: number, percent: number, numerator = 1, denominator = 1): number =>
  (amount * millionthsOf(percent) * numerator) / (100 * PARTS * denominator);

/** A share of an amount in percent, for a year or a part of it, rounded once, half away from zero, to the centime. */
export const shareOf = (amount: number, percent: number, numerator = 1, denominator = 1): Centimes =>
  booked(exactShareOf(amount, percent, numerator, denominator));

/** A yearly amount per month, rounded half away from zero to the centime. */
export const perMonth = (year: Centimes): Centimes => booked(year / 12);

/** What one amount is of another, in percent with two decimals; `null` of nothing. */
export const ratioOf = (part: Centimes, whole: Centimes): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 100;
