import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import type { Centimes } from '#kernel/money.ts';
import { roughOf } from './rough.ts';

/** Puts what a simulation shows into sentences, for screen readers. */
export const useSpoken = () => {
  const { t } = useTranslation('simulation');
  return useMemo(
    () => ({
      /** The old-age pension a month, and the lump sum if one is drawn. */
      retirement: ({ retirement }: SimulationResult['after']): string => {
        if (retirement === null) return '';
        const { pensionPerMonth, lumpSum } = retirement;
        if (lumpSum === 0) return t('spoken.pension', { amount: roughOf(pensionPerMonth) });
        return pensionPerMonth === 0
          ? t('spoken.capital', { amount: roughOf(lumpSum) })
          : t('spoken.pensionAndCapital', { pension: roughOf(pensionPerMonth), capital: roughOf(lumpSum) });
      },
      /** Several figures, one after the other. */
      figures: (figures: readonly { readonly name: string; readonly amount: Centimes }[]): string =>
        figures.map(({ name, amount }) => t('spoken.figure', { name, amount: roughOf(amount) })).join(' '),
    }),
    [t],
  );
};
