import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#kernel/money.ts';
import { AgeSlider } from '#simulation/AgeSlider.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { useTexts } from '#simulation/use-texts.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { leastRest, withChanged, withSteps, type EditTrial, type TriedStep } from './retirement-trial.ts';

type StepFieldsProps = {
  step: TriedStep;
  /** The step's place, from 0, and the number of steps. */
  at: number;
  count: number;
  /** What the other steps leave for the last one, and what it draws, in percent. */
  rest: number;
  last: number;
  /** The most that can be taken at once, CHF; null while it isn't known. */
  lumpSumAtMost: number | null;
  /** Age in months of the step before; null for the first one. */
  before: number | null;
  /** The least that the step can draw, in percent. */
  shareAtLeast: number;
  /** Ages in months. */
  earliest: number;
  latest: number;
  edit: EditTrial;
  /** Whether it was added just now, so that its heading takes the focus. */
  isNew: boolean;
  /** Told which step has gone, and its button with it; keep its identity between renders. */
  onRemoved: (at: number) => void;
};

/** The sliders of one step into retirement: its age, its share, and what of it is taken as a lump sum. */
export const StepFields = memo((props: StepFieldsProps) => {
  const { step, at, count, rest, last, lumpSumAtMost, before, shareAtLeast, earliest, latest } = props;
  const { edit, isNew, onRemoved } = props;
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  const locale = useValue(localeAtom);
  const id = useId();
  const setMonth = useCallback((month: number) => edit((trial) => withChanged(trial, at, { month })), [edit, at]);
  const setShare = useCallback((share: number) => edit((trial) => withChanged(trial, at, { share })), [edit, at]);
  const setLumpSum = useCallback((lumpSum: number) => edit((trial) => withChanged(trial, at, { lumpSum })), [edit, at]);
  const remove = () => {
    edit((trial) => withSteps(trial, (steps) => steps.toSpliced(at, 1)));
    onRemoved(at);
  };
  useEffect(() => {
    if (isNew) document.getElementById(id)?.focus();
  }, [isNew, id]);
  const isOnly = count === 1;
  const fields = (
    <>
      <AgeSlider
        label={text('retirement.age')}
        value={step.month}
        min={earliest}
        max={latest}
        objection={before !== null && step.month <= before ? t('retirement.notLater', { number: at }) : undefined}
        onChange={setMonth}
      />
      {isOnly ? null : at === count - 1 ? (
        <Typography>{t('retirement.rest', { percent: formatPercent(last, locale) })}</Typography>
      ) : (
        <AmountSlider
          label={text('retirement.share')}
          unit="percent"
          value={step.share}
          min={Math.min(shareAtLeast, step.share)}
          max={Math.max(step.share + rest - leastRest, shareAtLeast)}
          step={1}
          onChange={setShare}
        />
      )}
      <AmountSlider
        label={text('retirement.lumpSum')}
        unit={step.unit ?? 'percent'}
        value={step.lumpSum}
        // What isn't known objects to nothing.
        max={step.unit === 'chf' ? (lumpSumAtMost ?? Math.max(step.lumpSum, 1_000)) : 100}
        step={step.unit === 'chf' ? 1_000 : 1}
        {...(step.unit !== 'chf' && { help: text('retirement.lumpSumHelp') })}
        onChange={setLumpSum}
      />
    </>
  );
  // The fields stay where they are once there are several steps, and keep what was typed.
  return (
    <Box
      component="section"
      {...(!isOnly && { 'aria-labelledby': id })}
      sx={isOnly ? { display: 'contents' } : { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {isOnly ? null : (
        <SectionHeading id={id} level={3} isTarget>
          {t('retirement.step', { number: at + 1 })}
        </SectionHeading>
      )}
      {fields}
      {isOnly ? null : (
        <Box sx={{ displayPrint: 'none' }}>
          <Button variant="text" size="small" sx={{ marginInlineStart: -1.5 }} onClick={remove}>
            {t('retirement.removeStep', { number: at + 1 })}
          </Button>
        </Box>
      )}
    </Box>
  );
});
