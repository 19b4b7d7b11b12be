import { baseLocale, type Locale } from './locale.ts';

/** The colon after a name: in French with a no-break space before it. */
export const colonOf = (locale: Locale): string => (baseLocale(locale) === 'fr-FR' ? '\u00a0:' : ':');

/** A value after its name: `Band: 5`. */
export const namedValue = (name: string, value: string, locale: Locale): string => `${name}${colonOf(locale)} ${value}`;
