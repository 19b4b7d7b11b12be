import { formatAmount } from '#kernel/money.ts';

/** An amount in a table whose head says CHF; a dash where there is none. */
export const tableAmount = (amount: number | null | undefined): string =>
  typeof amount === 'number' ? formatAmount(amount) : '–';
