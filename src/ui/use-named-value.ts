import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale, type Locale } from '#kernel/locale.ts';
import { colonOf, namedValue } from '#kernel/named-value.ts';

const useLanguage = (): Locale => {
  const { language } = useTranslation('common').i18n;
  return isLocale(language) ? language : defaultLocale;
};

/** Writes a value after its name in the language that is shown; an empty one stands for an element that follows. */
export const useNamedValue = (): ((name: string, value: string) => string) => {
  const language = useLanguage();
  return (name, value) => namedValue(name, value, language);
};

/** The colon after a name in the language that is shown, for a name that is an element of its own. */
export const useColon = (): string => colonOf(useLanguage());
