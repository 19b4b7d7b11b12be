import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ageInWords } from '#domain/age.ts';

/** Puts an age in years into words: `64.5` → "64 years and 6 months". */
export const useAgeText = (): ((age: number) => string) => {
  const { t } = useTranslation('detail');
  return useCallback(
    (age) =>
      ageInWords(
        age,
        (years) => t('ageInWords.years', { years }),
        (years, count) => t('ageInWords.yearsAndMonths', { years, count }),
      ),
    [t],
  );
};
