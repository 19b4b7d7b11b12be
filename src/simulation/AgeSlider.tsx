import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type ChangeEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgeText } from '#detail/age-text.ts';
import { FigureField } from '#ui/FigureField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { useReckoned } from './reckoned.ts';
import { SliderFrame } from './SliderFrame.tsx';
import { TakeBound } from './TakeBound.tsx';
import { useMoved } from './use-moved.ts';
import { useTexts } from './use-texts.ts';
import { useWritten } from './use-written.ts';

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
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  // What is wrong with the years has the width of both fields: nothing is below the months.
  '& > :first-of-type .MuiFormHelperText-root': { inlineSize: 'calc(200% + 16px)' },
} as const;

// Rendered once for a move, although the moved value comes before what follows from it.
const Field = memo(FigureField);
const Choice = memo(SelectField);
const Rail = memo(Slider);

const Name = memo(({ id, children }: { id: string; children: string }) => (
  <Typography id={id} variant="subtitle2" component="p">
    {children}
  </Typography>
));

/** What the fields say. */
type Entered = { readonly years: string; readonly months: number };

const enteredOf = (age: number): Entered => ({ years: String(Math.trunc(age / 12)), months: age % 12 });

/** Years and months as months; null if the years are no number. */
const ageOf = ({ years, months }: Entered): number | null =>
  /^\d{1,3}$/.test(years.trim()) ? Number(years) * 12 + months : null;

const isBetween = (age: number | null, min: number, max: number): age is number =>
  age !== null && age >= min && age <= max;

/** An age to the month, by a slider or as years and months. Years out of reach stay in the field, which says so. */
export const AgeSlider = memo(({ label, value, min, max, objection, onChange }: AgeSliderProps) => {
  const { t } = useTranslation('simulation');
  const ageText = useAgeText();
  const inWords = useCallback((months: number): string => ageText(months / 12), [ageText]);
  const id = useId();
  const text = useTexts(t);
  const range = useMemo(() => t('range', { min: inWords(min), max: inWords(max) }), [t, inWords, min, max]);
  const [moved, move] = useMoved(value, onChange);
  const [typed, setTyped] = useState<Entered | null>(null);
  const shown = typed ?? enteredOf(moved);
  const years = useWritten<HTMLInputElement>(shown.years);
  const months = useWritten<HTMLSelectElement>(String(shown.months));
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const enter = useCallback(
    (change: Partial<Entered>) => {
      const entered = { ...latest.current, ...change };
      setTyped(entered);
      const age = ageOf(entered);
      if (isBetween(age, min, max)) move(age);
    },
    [min, max, move],
  );
  const enterYears = useCallback<ChangeEventHandler<HTMLInputElement>>(
    ({ currentTarget }) => enter({ years: currentTarget.value }),
    [enter],
  );
  const enterMonths = useCallback<ChangeEventHandler<HTMLSelectElement>>(
    ({ target }) => enter({ months: Number(target.value) }),
    [enter],
  );
  const settle = useCallback(
    () => setTyped((entered) => (entered === null || isBetween(ageOf(entered), min, max) ? null : entered)),
    [min, max],
  );
  const slide = useCallback(
    (_event: Event, next: number | readonly number[]) => {
      setTyped(null);
      if (typeof next === 'number') move(next);
    },
    [move],
  );
  const age = ageOf(shown);
  const problem =
    typed === null || isBetween(age, min, max)
      ? undefined
      : age === null
        ? t('problems.years')
        : age < min
          ? t('problems.tooLow', { min: inWords(min) })
          : t('problems.tooHigh', { max: inWords(max) });
  const bound = problem === undefined || age === null ? null : age < min ? min : max;
  const take = useCallback(
    (value: number) => {
      setTyped(null);
      move(value);
    },
    [move],
  );
  useReckoned(label, problem === undefined ? null : inWords(moved));
  return (
    <SliderFrame component="fieldset" aria-labelledby={id}>
      <Name id={id}>{label}</Name>
      <Box sx={yearsAndMonths}>
        <Field
          id={`${id}-years`}
          label={text('years')}
          {...years}
          inputMode="numeric"
          autoComplete="off"
          helperText={range}
          error={problem ?? objection}
          onChange={enterYears}
          onBlur={settle}
        />
        <Choice label={text('months')} {...months} options={monthsOfYear} onChange={enterMonths} onBlur={settle} />
      </Box>
      {bound === null ? null : <TakeBound value={inWords(bound)} bound={bound} field={`${id}-years`} onTake={take} />}
      <Rail
        aria-labelledby={id}
        value={moved}
        min={min}
        max={max}
        step={1}
        shiftStep={12}
        getAriaValueText={inWords}
        onChange={slide}
      />
    </SliderFrame>
  );
});
