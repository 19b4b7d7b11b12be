import { toFrancs } from '#domain/close-amounts.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatFrancs, formatPercent, formatShortest, formatSigned, toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';

/** A projected amount in words, of three digits: `CHF 4’480`. */
export const roughOf = (amount: Centimes): string => formatRough(toChf(amount));

/** An amount in words, in whole francs: `CHF 4’485`. */
export const francsOf = (amount: Centimes): string => formatFrancs(toChf(amount));

/** By how much an amount is more or less than another, each in whole francs: `+CHF 76`. */
export const francDifference = (before: Centimes, after: Centimes): string =>
  formatSigned(toChf(toFrancs(after) - toFrancs(before)), formatFrancs);

/** An amount (CHF) in words, without centimes if there are none: `CHF 20’000`. */
export const wholeOrExact = (chf: number): string => `CHF\u00a0${formatShortest(chf)}`;

/** A share of today's salary (percent) in whole percents; a dash without one. */
export const ratioOrDash = (ratio: number | null, locale: Locale): string =>
  ratio === null ? '–' : formatPercent(Math.round(ratio), locale);
