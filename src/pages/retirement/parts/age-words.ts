import { useTranslation } from 'react-i18next';
import { yearsAndMonths } from '#domain/age.ts';

/** Ages in words: `at(64.5)` → "at 64 years and 6 months" for sentences; `short(64.5)` → "64 y 6 m" for tables. */
export const useAgeWords = () => {
  const { t } = useTranslation('retirement');
  return {
    at: (age: number): string => {
      const { years, months } = yearsAndMonths(age);
      return months === 0 ? t('at.years', { years }) : t('at.months', { years, count: months });
    },
    short: (age: number): string => {
      const { years, months } = yearsAndMonths(age);
      return months === 0 ? t('age.years', { years }) : t('age.months', { years, months });
    },
  };
};
