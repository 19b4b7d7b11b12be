import { formatAmount } from '#kernel/money.ts';

/** An amount in a table whose header says CHF; a dash if it is missing. */
export const tableAmount = (amount: number | null): string => (amount === null ? '–' : formatAmount(amount));
