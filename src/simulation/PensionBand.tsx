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
  if (!isMoved || low === undefined || high === undefined || pensionPerMonth + lumpSum === 0) return null;
  const of = pensionPerMonth === 0 ? 'lumpSum' : 'pensionPerMonth';
  const drawn = of === 'lumpSum' ? 'bandCapital' : lumpSum === 0 ? 'band' : 'bandBoth';
  return (
    <p>
      {t(`retirement.${drawn}${isOnPaper ? 'Exact' : ''}`, {
        low: words(low[of]),
        high: words(high[of]),
        lowCapital: words(low.lumpSum),
        highCapital: words(high.lumpSum),
      })}
    </p>
  );
});
