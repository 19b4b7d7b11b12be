import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatPercent } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { SavingsBand } from '#ui/SavingsBand.tsx';
import { bandDays } from './band-days.ts';

/** The savings year by year at 1, 2 and 3 % interest; it may follow a slider a frame later than the figures. */
export const SimulatedBand = memo(({ result }: { result: SimulationResult }) => {
  const { t } = useTranslation('simulation');
  const { t: detail } = useTranslation('detail');
  const locale = useValue(localeAtom);
  const { before, after } = useDeferredValue(result);
  const days = useMemo(() => bandDays(before, after), [before, after]);
  const labels = useMemo(() => {
    const rate = (percent: number) => t('band.rate', { percent: formatPercent(percent, locale) });
    return {
      asTable: detail('asTable'),
      asPicture: detail('asPicture'),
      date: detail('date'),
      title: t('band.title'),
      unit: detail('unit'),
      low: rate(1),
      middle: rate(2),
      high: rate(3),
      before: t('comparison.before'),
    };
  }, [detail, locale, t]);
  return <SavingsBand days={days} labels={labels} />;
});
