import { memo, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { sameJson } from '#kernel/same-json.ts';
import { OnPaper, useAmountWords } from './on-paper.ts';

type PensionBandProps = Pick<SimulationResult['after'], 'retirement'> & {
  /** Without the changes; left out where it is shown at once. */
  compared?: SimulationResult['after']['retirement'];
};

/**
 * What retirement brings at 1 to 3 % interest, which matters the more, the later it is: the monthly pension, and what is
 * drawn at once. Nothing while the changes leave it as it is; once shown it stays, so that it doesn't come and go.
 */
export const PensionBand = memo(({ retirement, compared }: PensionBandProps) => {
  const { t } = useTranslation('simulation');
  const isOnPaper = use(OnPaper);
  const words = useAmountWords();
  const [isMoved, setMoved] = useState(false);
  if (retirement === null) return null;
  if (!isMoved && !sameJson(retirement.band, compared?.band)) setMoved(true);
  const { band, pensionPerMonth, lumpSum } = retirement;
  const [low, , high] = band;
  if (!isMoved || low === undefined || high === undefined) return null;
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
