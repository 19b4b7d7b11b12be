import { formatAmount } from '#kernel/money.ts';

/** The pattern of a simulator's answer by the row of the pension a month: before, and then after. */
export const pensionInstead = ([before = 0, after = 0]: readonly number[] = []): string =>
  `CHF\\s${formatAmount(after, 0)} Altersrente im Monat statt CHF\\s${formatAmount(before, 0)}`;
