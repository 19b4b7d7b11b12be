import { locales, ownLocale, type Locale } from '#kernel/locale.ts';
import type { GlobalSettings } from '#contract/settings.ts';

/** The languages that a fund offers, in the portal's order; without multi-language support only its default language. */
export const offeredLanguages = ({
  languages,
  isMultiLanguage,
}: Pick<GlobalSettings, 'languages' | 'isMultiLanguage'>): readonly Locale[] =>
  isMultiLanguage ? locales.filter((locale) => languages.includes(locale)) : [ownLocale(languages)];
