import { useTranslation } from 'react-i18next';

/** By how much an amount differs from the one of the plan in force, in words: `CHF 57.27 more than today`. */
export const useThanToday = () => {
  const { t } = useTranslation('additional-savings');
  return (difference: number, format: (chf: number) => string): string =>
    t(difference > 0 ? 'plans.more' : 'plans.less', { amount: format(Math.abs(difference)) });
};
