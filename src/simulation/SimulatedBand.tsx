import Box from '@mui/material/Box';
import { memo, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { useRested } from '#detail/use-rested.ts';
import { formatPercent } from '#kernel/money.ts';
import { BAND } from '#pension/interest-band.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { SavingsBand } from '#ui/SavingsBand.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { bandDays } from './band-days.ts';
import { OnPaper } from './on-paper.ts';

const titled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

type SimulatedBandProps = {
  result: SimulationResult;
  /** Whose savings are drawn for comparison, and what they are called. */
  compared: SimulationResult['before'];
  name: string;
};

/** The savings year by year at 1, 2 and 3 % interest; it follows a slider once that rests, but on paper at once. */
export const SimulatedBand = memo(({ result, compared, name }: SimulatedBandProps) => {
  const { t } = useTranslation('simulation');
  const { t: detail } = useTranslation('detail');
  const locale = useValue(localeAtom);
  const drawn = useMemo(() => ({ compared, after: result.after }), [compared, result]);
  const { compared: without, after } = useRested(drawn, use(OnPaper));
  const days = useMemo(() => bandDays(without, after), [without, after]);
  const labels = useMemo(() => {
    const rate = (percent: number) => t('band.rate', { percent: formatPercent(percent, locale) });
    return {
      asTable: detail('asTable'),
      asPicture: detail('asPicture'),
      hint: detail('hint'),
      date: detail('date'),
      title: t('band.title'),
      unit: detail('unit'),
      low: rate(BAND[0]),
      middle: rate(BAND[1]),
      high: rate(BAND[2]),
      area: t('band.area', { low: formatPercent(BAND[0], locale), high: formatPercent(BAND[2], locale) }),
      before: name,
    };
  }, [detail, locale, name, t]);
  if (days.length < 2) return null;
  return (
    <Box sx={titled}>
      <SectionHeading level={3}>{labels.title}</SectionHeading>
      <SavingsBand days={days} labels={labels} />
    </Box>
  );
});
