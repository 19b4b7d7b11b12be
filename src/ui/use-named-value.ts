import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale } from '#kernel/locale.ts';
import { namedValue } from '#kernel/named-value.ts';

/** Writes a value after its name in the language that is shown; an empty one stands for an element that follows. */
export const useNamedValue = (): ((name: string, value: string) => string) => {
  const { language } = useTranslation('common').i18n;
  return (name, value) => namedValue(name, value, isLocale(language) ? language : defaultLocale);
};
