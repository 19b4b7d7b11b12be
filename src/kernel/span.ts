import type { Locale } from './locale.ts';

/**
 * A span of time in words, such as "5 Minuten": seconds below a minute, minutes below two hours, then hours, each
 * rounded up.
 */
export const spanOf = (seconds: number, locale: Locale): string => {
  const [amount, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 7200 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(amount));
};
