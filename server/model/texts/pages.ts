import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-pages.json' with { type: 'json' };

/** Texts of the detail pages that come from the provider. */
export type PagesTexts = typeof german;

/** The provider's texts for the detail pages in a language. */
export const pagesTexts = await inEveryLanguage('provider-pages', german);
