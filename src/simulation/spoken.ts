import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';

const rough = (amount: Centimes): string => formatRough(toChf(amount));

/** Puts what a simulation shows into sentences, for screen readers. */
export const useSpoken = () => {
  const { t } = useTranslation('simulation');
  return {
    /** The old-age pension a month, and the lump sum if one is drawn. */
    retirement: ({ retirement }: SimulationResult['after']): string => {
      if (retirement === null) return '';
      const { pensionPerMonth, lumpSum } = retirement;
      if (lumpSum === 0) return t('spoken.pension', { amount: rough(pensionPerMonth) });
      return pensionPerMonth === 0
        ? t('spoken.capital', { amount: rough(lumpSum) })
        : t('spoken.pensionAndCapital', { pension: rough(pensionPerMonth), capital: rough(lumpSum) });
    },
    /** Several figures, one after the other. */
    figures: (figures: readonly { readonly name: string; readonly amount: Centimes }[]): string =>
      figures.map(({ name, amount }) => t('spoken.figure', { name, amount: rough(amount) })).join(' '),
  };
};
