import { memo, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { OnPaper, useAmountWords } from './on-paper.ts';

/**
 * What retirement brings at 1 to 3 % interest, which matters the more, the later it is: the monthly pension, and what is
 * drawn at once.
 */
export const PensionBand = memo(({ retirement }: Pick<SimulationResult['after'], 'retirement'>) => {
  const { t } = useTranslation('simulation');
  const isOnPaper = use(OnPaper);
  const words = useAmountWords();
  if (retirement === null) return null;
  const { band, pensionPerMonth, lumpSum } = retirement;
  const [low, , high] = band;
  if (low === undefined || high === undefined) return null;
  const range = (of: 'pensionPerMonth' | 'lumpSum') => ({ low: words(low[of]), high: words(high[of]) });
  return (
    <div>
      {pensionPerMonth === 0 ? null : (
        <p>{t(isOnPaper ? 'retirement.bandExact' : 'retirement.band', range('pensionPerMonth'))}</p>
      )}
      {lumpSum === 0 ? null : (
        <p>{t(isOnPaper ? 'retirement.bandCapitalExact' : 'retirement.bandCapital', range('lumpSum'))}</p>
      )}
    </div>
  );
});
