import * as z from 'zod/mini';
import languages from '#words/languages.json' with { type: 'json' };

/** An interface language: a row of words/languages.json and a folder of words. */
export type Locale = keyof typeof languages;

/** A language with its own full set of words, not a variant of another. */
export type OwnLocale = {
  [L in Locale]: (typeof languages)[L] extends { readonly variantOf: string } ? never : L;
}[Locale];

/** Whether a value is the exact code of an interface language. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** The interface languages, in the order in which they are offered. */
export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale);

/** The fallback for an unsupported language and for untranslated content. */
export const defaultLocale: OwnLocale = 'de-CH';

/** A language of the interface. */
export const localeSchema = z.enum(locales);

/** A language's name in that language. */
export const languageName = (locale: Locale): string => languages[locale].name;

const hasOwnWords = (locale: Locale): locale is OwnLocale => !('variantOf' in languages[locale]);

/** The language that a variant falls back to; a language with its own words is its own base. */
export const baseLocale = (locale: Locale): OwnLocale => {
  if (hasOwnWords(locale)) return locale;
  const { variantOf }: { readonly variantOf?: string } = languages[locale];
  return isLocale(variantOf) && hasOwnWords(variantOf) ? variantOf : defaultLocale;
};

/** A language's name in that language, with its country only where the languages around are of two countries. */
export const nameAmong = (languages: readonly Locale[], locale: Locale): string =>
  languages.filter((other) => baseLocale(other) === baseLocale(locale)).length > 1
    ? languageName(locale)
    : languageName(locale).replace(/ \(.+\)$/, '');

/** A fund's default language: de-CH, or the first of those it offers. */
export const ownLocale = (offered: readonly Locale[]): Locale =>
  locales.find((locale) => offered.includes(locale)) ?? defaultLocale;
