import { formatAmount, roundTo } from './money.ts';

/** What an amount, CHF, is rounded to: three digits are left. */
const stepOf = (chf: number): number => 10 ** Math.max(Math.floor(Math.log10(Math.max(Math.abs(chf), 1))) - 2, 0);

/**
 * A projected amount, CHF, rounded to three digits, because more would promise too much: `4480.35` → `4480`.
 *
 * @param beside one that it is shown next to, whose difference is read: the smaller says how finely both are rounded
 */
export const roughAmount = (chf: number, beside = chf): number => {
  const step = stepOf(Math.min(Math.abs(chf), Math.abs(beside)));
  return roundTo(chf / step, 0) * step;
};

/** The same in words, without its currency: `4480.35` → `4’480`. */
export const formatRoughAmount = (chf: number): string => formatAmount(roughAmount(chf), 0);

/** The same with its currency: `4480.35` → `CHF 4’480`. */
export const formatRough = (chf: number): string => `CHF\u00a0${formatRoughAmount(chf)}`;

/** A projected maximum with its currency, rounded down, because more is not possible: `1506580` → `CHF 1’500’000`. */
export const formatRoughAtMost = (chf: number): string => {
  const step = stepOf(chf);
  return `CHF\u00a0${formatAmount(Math.floor(chf / step) * step, 0)}`;
};
