import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#kernel/money.ts';
import { AgeSlider } from '#simulation/AgeSlider.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { leastRest, withChanged, type EditPlan, type PlannedStep } from './retirement-plan.ts';

type StepFieldsProps = {
  step: PlannedStep;
  /** The step's place, from 0, and the number of steps. */
  at: number;
  count: number;
  /** What the last step draws, in percent. */
  rest: number;
  /** Ages in months. */
  earliest: number;
  latest: number;
  edit: EditPlan;
};

/** The sliders of one step into retirement: its age, its share, and what of it is taken as a lump sum. */
export const StepFields = memo(({ step, at, count, rest, earliest, latest, edit }: StepFieldsProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const id = useId();
  const setMonth = useCallback((month: number) => edit((plan) => withChanged(plan, at, { month })), [edit, at]);
  const setShare = useCallback((share: number) => edit((plan) => withChanged(plan, at, { share })), [edit, at]);
  const setLumpSum = useCallback((lumpSum: number) => edit((plan) => withChanged(plan, at, { lumpSum })), [edit, at]);
  const remove = () => edit((plan) => ({ ...plan, steps: plan.steps.toSpliced(at, 1) }));
  const isOnly = count === 1;
  const fields = (
    <>
      <AgeSlider label={t('retirement.age')} value={step.month} min={earliest} max={latest} onChange={setMonth} />
      {isOnly ? null : at === count - 1 ? (
        <Typography>{t('retirement.rest', { percent: formatPercent(rest, locale) })}</Typography>
      ) : (
        <AmountSlider
          label={t('retirement.share')}
          unit="percent"
          value={step.share}
          min={1}
          max={step.share + rest - leastRest}
          step={1}
          onChange={setShare}
        />
      )}
      <AmountSlider
        label={t('retirement.lumpSum')}
        unit="percent"
        value={step.lumpSum}
        max={100}
        step={1}
        help={t('retirement.lumpSumHelp')}
        onChange={setLumpSum}
      />
    </>
  );
  if (isOnly) return fields;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <SectionHeading id={id} level={3}>
        {t('retirement.step', { number: at + 1 })}
      </SectionHeading>
      {fields}
      <Box sx={{ displayPrint: 'none' }}>
        <Button variant="text" size="small" onClick={remove}>
          {t('retirement.removeStep', { number: at + 1 })}
        </Button>
      </Box>
    </Box>
  );
});
