import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-form-set.json' with { type: 'json' };

/** Texts of the printed forms. */
export type FormSetTexts = typeof german;

/** The printed forms' texts in a language. */
export const formSetTexts = await inEveryLanguage('provider-form-set', german);
