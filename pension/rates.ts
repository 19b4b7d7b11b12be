import type { Centimes } from '#kernel/money.ts';

/** Parts of one percent in which rates are counted: 5.4 % is 54'000 of a million. */
const PARTS = 10_000;

/** A rate as a whole number of millionths. */
const parts = (percent: number): number => Math.round(percent * PARTS);

/**
 * A share of an amount in percent, for a year or a part of it, rounded once, half away from zero, to the centime.
 *
 * @param numerator and denominator: `30, 360` for a month's interest.
 */
export const shareOf = (amount: Centimes, percent: number, numerator = 1, denominator = 1): Centimes => {
  const exact = (amount * parts(percent) * numerator) / (100 * PARTS * denominator);
  return exact < 0 ? -Math.round(-exact) : Math.round(exact);
};

/** A year's amount as a month's, rounded half away from zero to the centime. */
export const perMonth = (year: Centimes): Centimes => (year < 0 ? -Math.round(-year / 12) : Math.round(year / 12));
