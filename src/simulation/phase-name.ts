import { useTranslation } from 'react-i18next';
import { formatDate, isUnknownDate, type IsoDate } from '#kernel/date.ts';
import { ageInMonths } from '#pension/ages.ts';

/**
 * Puts into words from when on a phase of a life is: today, or a day with the age on it, if it is a whole one.
 *
 * @param birthDate null if it isn't known, or hidden
 */
export const usePhaseName = (birthDate: IsoDate | null): ((from: IsoDate, isFirst: boolean) => string) => {
  const { t } = useTranslation('simulation');
  return (from, isFirst) => {
    if (isFirst) return t('phases.today');
    const months = birthDate === null || isUnknownDate(birthDate) ? null : ageInMonths(birthDate, from);
    const date = formatDate(from);
    return months === null || months % 12 > 0
      ? t('phases.from', { date })
      : t('phases.fromAt', { date, age: months / 12 });
  };
};
