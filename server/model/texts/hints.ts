import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-hints.json' with { type: 'json' };

/** The texts of the hints’ calendar files, in a language. */
export const hintTexts = await inEveryLanguage('provider-hints', german);
