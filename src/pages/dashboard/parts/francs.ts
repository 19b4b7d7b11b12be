import { formatAmount } from '#kernel/money.ts';

/** An amount of today (CHF) in whole francs: `CHF 4’049`. */
export const francs = (chf: number): string => `CHF\u00A0${formatAmount(chf, 0)}`;
