import { formatAmount, roundTo } from './money.ts';

/** A projected amount, CHF, rounded to three digits, because more would promise too much: `4480.35` → `4480`. */
export const roughAmount = (chf: number): number => {
  const digits = Math.max(Math.floor(Math.log10(Math.max(Math.abs(chf), 1))) - 2, 0);
  return roundTo(chf / 10 ** digits, 0) * 10 ** digits;
};

/** The same in words, without its currency: `4480.35` → `4’480`. */
export const formatRoughAmount = (chf: number): string => formatAmount(roughAmount(chf), 0);

/** The same with its currency: `4480.35` → `CHF 4’480`. */
export const formatRough = (chf: number): string => `CHF\u00a0${formatRoughAmount(chf)}`;
