import { isLocale, locales, type Locale } from '#kernel/locale.ts';
import { useFileAt } from './use-draft.ts';

/** The languages that the draft offers, in the portal's order; de-CH if it names none. */
export const useOfferedLanguages = (): readonly Locale[] => {
  const written = useFileAt(['settings', 'languages']);
  const offered = Array.isArray(written) ? locales.filter((locale) => written.includes(locale)) : [];
  return offered.length === 0 ? ['de-CH'] : offered.filter(isLocale);
};
