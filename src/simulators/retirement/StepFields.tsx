import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#kernel/money.ts';
import { AgeSlider } from '#simulation/AgeSlider.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { leastRest, restOf, type PlannedStep } from './retirement-plan.ts';

type StepFieldsProps = {
  steps: readonly PlannedStep[];
  /** The step's place, from 0. */
  at: number;
  /** Ages in months. */
  earliest: number;
  latest: number;
  onChange: (step: PlannedStep) => void;
  onRemove: () => void;
};

/** The sliders of one step into retirement: its age, its share, and what of it is taken as a lump sum. */
export const StepFields = ({ steps, at, earliest, latest, onChange, onRemove }: StepFieldsProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const id = useId();
  const step = steps[at];
  if (step === undefined) return null;
  const isOnly = steps.length === 1;
  const isLast = at === steps.length - 1;
  const rest = restOf(steps);
  const fields = (
    <>
      <AgeSlider
        label={t('retirement.age')}
        value={step.month}
        min={earliest}
        max={latest}
        onChange={(month) => onChange({ ...step, month })}
      />
      {isOnly ? null : isLast ? (
        <Typography>{t('retirement.rest', { percent: formatPercent(rest, locale) })}</Typography>
      ) : (
        <AmountSlider
          label={t('retirement.share')}
          unit="percent"
          value={step.share}
          min={1}
          max={step.share + rest - leastRest}
          step={1}
          onChange={(share) => onChange({ ...step, share })}
        />
      )}
      <AmountSlider
        label={t('retirement.lumpSum')}
        unit="percent"
        value={step.lumpSum}
        max={100}
        step={1}
        help={t('retirement.lumpSumHelp')}
        onChange={(lumpSum) => onChange({ ...step, lumpSum })}
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
        <Button variant="text" size="small" onClick={onRemove}>
          {t('retirement.removeStep', { number: at + 1 })}
        </Button>
      </Box>
    </Box>
  );
};
