import { formatAmount } from '#kernel/money.ts';

/** An amount in a table whose header says CHF; a dash if it is missing. */
export const tableAmount = (amount: number | null | undefined): string =>
  typeof amount === 'number' ? formatAmount(amount) : '–';
