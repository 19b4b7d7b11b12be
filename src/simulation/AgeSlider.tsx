import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgeText } from '#detail/age-text.ts';
import { FigureField } from '#ui/FigureField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SliderFrame } from './SliderFrame.tsx';

type AgeSliderProps = {
  label: string;
  /** Ages in months. */
  value: number;
  min: number;
  max: number;
  /** What is wrong with the age besides its limits. */
  objection?: string | undefined;
  /** Keep its identity between renders, so that only the moved slider is rendered. */
  onChange: (months: number) => void;
};

const monthsOfYear = Array.from({ length: 12 }, (_, month) => ({ value: String(month), label: String(month) }));

const yearsAndMonths = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: 2,
} as const;

/** Years and months as months; null if the years are no number. */
const ageOf = (years: string, months: number): number | null =>
  /^\d{1,3}$/.test(years.trim()) ? Number(years) * 12 + months : null;

/** An age to the month, by a slider or as years and months. Years out of reach stay in the field, which says so. */
export const AgeSlider = memo(({ label, value, min, max, objection, onChange }: AgeSliderProps) => {
  const { t } = useTranslation('simulation');
  const ageText = useAgeText();
  const inWords = (months: number): string => ageText(months / 12);
  const id = useId();
  const [typed, setTyped] = useState<{ readonly years: string; readonly months: number } | null>(null);
  const years = typed?.years ?? String(Math.trunc(value / 12));
  const months = typed?.months ?? value % 12;
  const isInReach = (age: number | null): age is number => age !== null && age >= min && age <= max;
  const enter = (text: string, more: number) => {
    setTyped({ years: text, months: more });
    const age = ageOf(text, more);
    if (isInReach(age)) onChange(age);
  };
  const age = ageOf(years, months);
  const problem =
    typed === null || isInReach(age)
      ? undefined
      : age === null
        ? t('problems.years')
        : age < min
          ? t('problems.tooLow', { min: inWords(min) })
          : t('problems.tooHigh', { max: inWords(max) });
  const settle = () => {
    if (problem === undefined) setTyped(null);
  };
  return (
    <SliderFrame component="fieldset" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="p">
        {label}
      </Typography>
      <Box sx={yearsAndMonths}>
        <FigureField
          label={t('years')}
          value={years}
          inputMode="numeric"
          autoComplete="off"
          helperText={t('range', { min: inWords(min), max: inWords(max) })}
          error={problem ?? objection}
          onChange={({ currentTarget }) => enter(currentTarget.value, months)}
          onBlur={settle}
        />
        <SelectField
          label={t('months')}
          value={String(months)}
          options={monthsOfYear}
          onChange={({ target }) => enter(years, Number(target.value))}
          onBlur={settle}
        />
      </Box>
      <Slider
        aria-labelledby={id}
        value={value}
        min={min}
        max={max}
        step={1}
        shiftStep={12}
        getAriaValueText={inWords}
        onChange={(_event, next) => {
          setTyped(null);
          onChange(Array.isArray(next) ? (next[0] ?? value) : next);
        }}
      />
    </SliderFrame>
  );
});
