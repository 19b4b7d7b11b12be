import type { Locale } from './locale.ts';

/** A whole number of centimes (1/100 CHF), the unit of all pension arithmetic. */
export type Centimes = number;

const NO_BREAK_SPACE = '\u00a0';
const THOUSANDS = '\u2019';
/** The sign of a negative amount: U+2212 is as wide as a digit, and a line doesn't break after it as it may after a hyphen. */
export const MINUS = '\u2212';

/** Rounds half away from zero, based on the decimal notation (1.005 → 1.01) instead of its binary approximation. */
export const roundTo = (value: number, decimals: number): number => {
  const text = Math.abs(value).toString();
  const scaled = text.includes('e') ? Math.abs(value) * 10 ** decimals : Number(`${text}e${decimals}`);
  const rounded = Math.round(scaled) / 10 ** decimals;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

/** CHF to centimes, rounded half away from zero. */
export const toCentimes = (chf: number): Centimes => Math.round(roundTo(chf, 2) * 100);

/** Centimes to CHF for the wire; exact to two decimals. */
export const toChf = (centimes: Centimes): number => Math.round(centimes) / 100;

/**
 * An amount as every page, mail and PDF shows it in every language: `31214.2` → `31’214.20` (U+2019); a dash for NaN or
 * infinity. Not `Intl`, because its de-CH data differ between browsers.
 *
 * @param decimals digits after the decimal point
 */
export const formatAmount = (chf: number, decimals = 2): string => {
  if (!Number.isFinite(chf)) return '–';
  const rounded = roundTo(chf, decimals);
  const [whole = '0', fraction] = Math.abs(rounded).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS);
  return `${rounded < 0 ? MINUS : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** `CHF 31’214.20` with a no-break space, so that an amount never wraps. */
export const formatChf = (chf: number): string => `CHF${NO_BREAK_SPACE}${formatAmount(chf)}`;

/** A difference with its sign in front, its size in words: `+CHF 57.27`, `−CHF 57.27`. */
export const formatSigned = (chf: number, format: (chf: number) => string): string =>
  `${chf < 0 ? MINUS : '+'}${format(Math.abs(chf))}`;

/** An amount in whole francs: `31214.2` → `CHF 31’214`. */
export const formatFrancs = (chf: number): string => `CHF${NO_BREAK_SPACE}${formatAmount(chf, 0)}`;

/** An amount without centimes if there are none: `20000` → `20’000`. */
export const formatShortest = (chf: number): string => formatAmount(chf).replace(/\.00$/, '');

/** A value on a chart axis, in thousands: `250000` → `250`, `1250000` → `1’250`, `12500` → `12.5`. */
export const formatThousands = (chf: number, decimals = 1): string => {
  const thousands = roundTo(chf / 1000, decimals);
  return formatAmount(thousands, Number.isInteger(thousands) ? 0 : decimals);
};

/** A percent sign as the language writes it: in English and Portuguese without a space. */
const percentSign = (locale: Locale): string => (locale === 'en-US' || locale === 'pt-BR' ? '%' : `${NO_BREAK_SPACE}%`);

/** Digits after the decimal point of a rate, at most 4. */
export const rateDecimals = (percent: number): number => String(roundTo(percent, 4)).split('.')[1]?.length ?? 0;

/**
 * A rate with all digits that figures are calculated with: `6.3667` → `6.3667 %`, in English `6.3667%`.
 *
 * @param decimals at least so many digits after the decimal point, so that the rates of a column agree
 */
export const formatRate = (percent: number, locale: Locale, decimals = 0): string =>
  Number.isFinite(percent)
    ? `${roundTo(percent, 4).toFixed(Math.max(decimals, rateDecimals(percent)))}${percentSign(locale)}`
    : '–';

/** A rate with at most two decimals: `5.4` → `5.4 %`, with a no-break space; in English `5.4%`. */
export const formatPercent = (percent: number, locale: Locale): string =>
  Number.isFinite(percent) ? `${roundTo(percent, 2)}${percentSign(locale)}` : '–';
