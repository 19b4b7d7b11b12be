import { formatAmount, roundTo } from './money.ts';

/**
 * A projected amount, CHF, rounded to three digits, because more would promise too much: `4480.35` → `4480`.
 *
 * @param beside one that it is shown next to, whose difference is read: the smaller says how finely both are rounded
 */
export const roughAmount = (chf: number, beside = chf): number => {
  const smaller = Math.min(Math.abs(chf), Math.abs(beside));
  const digits = Math.max(Math.floor(Math.log10(Math.max(smaller, 1))) - 2, 0);
  return roundTo(chf / 10 ** digits, 0) * 10 ** digits;
};

/** The same in words, without its currency: `4480.35` → `4’480`. */
export const formatRoughAmount = (chf: number): string => formatAmount(roughAmount(chf), 0);

/** The same with its currency: `4480.35` → `CHF 4’480`. */
export const formatRough = (chf: number): string => `CHF\u00a0${formatRoughAmount(chf)}`;
