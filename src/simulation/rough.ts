import { formatChf, toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';

/** A projected amount in words, of three digits: `CHF 4’480`. */
export const roughOf = (amount: Centimes): string => formatRough(toChf(amount));

/** An amount (CHF) in words, without centimes if there are none: `CHF 20’000`. */
export const wholeOrExact = (chf: number): string => formatChf(chf).replace(/\.00$/, '');
