import { inEveryLanguage } from '#kernel/every-language.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { spanOf } from '#kernel/span.ts';
import errors from '#words/de-CH/errors.json' with { type: 'json' };
import german from '#words/de-CH/provider-refusals.json' with { type: 'json' };

/** Texts for people when a call is refused; `tooMany` is the portal's own sentence. */
export type RefusalText = keyof typeof german | 'tooMany';

const refusalTexts = await inEveryLanguage('provider-refusals', german);
const portalTexts = await inEveryLanguage('errors', errors);

/** A refusal in a person's language. */
export const refusalText = (key: RefusalText, locale: Locale, seconds?: number): string =>
  fill(
    key === 'tooMany' ? portalTexts(locale).tooMany : refusalTexts(locale)[key],
    seconds === undefined ? {} : { wait: spanOf(seconds, locale) },
  );
