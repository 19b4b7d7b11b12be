import Box from '@mui/material/Box';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { useMoving } from '#detail/use-moving.ts';
import { formatPercent } from '#kernel/money.ts';
import { BAND } from '#pension/interest-band.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { SavingsBand } from '#ui/SavingsBand.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { bandDays, isWorthDrawing } from './band-days.ts';

const titled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

type SimulatedBandProps = {
  result: SimulationResult;
  /** Whose savings are drawn for comparison, and what they are called. */
  compared: SimulationResult['before'];
  name: string;
  /** Null if it isn't known. */
  yearOfBirth: number | null;
};

/** A half year is no age that one reads at a point. */
const wholeAge = ({ retirement }: SimulationResult['after']): number | null =>
  retirement !== null && Number.isInteger(retirement.age) ? retirement.age : null;

/**
 * The savings year by year at 1, 2 and 3 % interest. Nothing is drawn while the changes do nothing that one would see; once
 * drawn it stays, so that it doesn't come and go.
 */
export const SimulatedBand = memo(({ result, compared, name, yearOfBirth }: SimulatedBandProps) => {
  const { t } = useTranslation('simulation');
  const { t: detail } = useTranslation('detail');
  const locale = useValue(localeAtom);
  const { after } = result;
  const isMoving = useMoving(result);
  const days = useMemo(() => bandDays(compared, after), [compared, after]);
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
  const [ageBefore, ageAfter] = [wholeAge(compared), wholeAge(after)];
  const ages = useMemo(
    () =>
      yearOfBirth === null
        ? undefined
        : {
            name: t('band.age'),
            yearOfBirth,
            atEnd: { before: ageBefore, middle: ageAfter },
            dateAtAge: (date: string, age: number) => t('band.dateAtAge', { date, age }),
            amountAtAge: (amount: string, age: number) => t('band.amountAtAge', { amount, age }),
          },
    [t, yearOfBirth, ageBefore, ageAfter],
  );
  const [isDrawn, setDrawn] = useState(false);
  if (!isDrawn && isWorthDrawing(days)) setDrawn(true);
  if (!isDrawn) return null;
  return (
    <Box sx={titled}>
      <SectionHeading level={3}>{labels.title}</SectionHeading>
      <SavingsBand days={days} isMoving={isMoving} labels={labels} ages={ages} />
    </Box>
  );
});
