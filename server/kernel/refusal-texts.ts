import { inEveryLanguage } from '#kernel/every-language.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import german from '#words/de-CH/provider-refusals.json' with { type: 'json' };

/** What the provider can say to a person when it refuses a call. */
export type RefusalText = keyof typeof german;

const refusalTexts = await inEveryLanguage('provider-refusals', german);

/** A span of time for people: seconds up to two minutes, then minutes, from two hours on hours, each rounded up. */
const spanOf = (seconds: number, locale: Locale): string => {
  const [amount, unit] =
    seconds <= 120 ? [seconds, 'second'] : seconds <= 7200 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(amount));
};

/** A refusal in a person's language. */
export const refusalText = (key: RefusalText, locale: Locale, seconds?: number): string =>
  fill(refusalTexts(locale)[key], seconds === undefined ? {} : { wait: spanOf(seconds, locale) });
