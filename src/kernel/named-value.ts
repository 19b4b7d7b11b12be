import { baseLocale, type Locale } from './locale.ts';

/** A value after its name: `Band: 5`; in French with a no-break space before the colon. */
export const namedValue = (name: string, value: string, locale: Locale): string =>
  `${name}${baseLocale(locale) === 'fr-FR' ? '\u00a0' : ''}: ${value}`;
