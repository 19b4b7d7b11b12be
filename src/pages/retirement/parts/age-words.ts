import { useTranslation } from 'react-i18next';
import { ageInWords } from '#domain/age.ts';

/** Ages in words: `at(64.5)` → "at 64 years and 6 months" for sentences; `short(64.5)` → "64 y 6 m" for tables. */
export const useAgeWords = () => {
  const { t } = useTranslation('retirement');
  return {
    at: (age: number): string =>
      ageInWords(
        age,
        (years) => t('at.years', { years }),
        (years, count) => t('at.months', { years, count }),
      ),
    short: (age: number): string =>
      ageInWords(
        age,
        (years) => t('age.years', { years }),
        (years, months) => t('age.months', { years, months }),
      ),
  };
};
