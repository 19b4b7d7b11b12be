import * as z from 'zod/mini';

/** The interface languages, in the order in which they are offered. */
export const locales = ['de-CH', 'de-DE', 'en-US', 'fr-FR', 'it-IT', 'pt-BR'] as const;

export type Locale = (typeof locales)[number];

/** The language that stands in for an unsupported one and for untranslated content. */
export const defaultLocale: Locale = 'de-CH';

export const localeSchema = z.enum(locales);

/** The language a fund is shown in where nobody chose one that it offers: de-CH, or the first of those it offers. */
export const ownLocale = (offered: readonly Locale[]): Locale =>
  locales.find((locale) => offered.includes(locale)) ?? defaultLocale;

/** Whether a string names one of the interface languages, letter for letter. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
