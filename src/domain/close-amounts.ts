import type { Centimes } from '#kernel/money.ts';

/** An amount in whole francs, as they are shown, so that a difference is that of what is shown. */
export const toFrancs = (amount: Centimes): Centimes => Math.round(amount / 100) * 100;

/**
 * Whether projected amounts are so far apart that both can be rounded: a step of three digits is a fifth of their difference
 * at most.
 */
export const areApart = (before: Centimes, after: Centimes): boolean =>
  Math.abs(after - before) * 20 >= Math.max(before, after);
