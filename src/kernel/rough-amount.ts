import { formatAmount, roundTo } from './money.ts';

/** A projected amount, rounded to three digits, because more would promise too much: `4480.35` → `CHF 4’480`. */
export const formatRough = (chf: number): string => {
  const digits = Math.max(Math.floor(Math.log10(Math.max(Math.abs(chf), 1))) - 2, 0);
  return `CHF\u00a0${formatAmount(roundTo(chf / 10 ** digits, 0) * 10 ** digits, 0)}`;
};
