import Slider from '@mui/material/Slider';
import { memo, useCallback, useId, useMemo, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent, formatShortest } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { FigureField } from '#ui/FigureField.tsx';
import { exampleBetween, isTooPrecise, readAmount } from '#domain/read-amount.ts';
import { rangeHelp } from './day-help.ts';
import { useReckoned } from './reckoned.ts';
import { wholeOrExact } from './rough.ts';
import { SliderFrame } from './SliderFrame.tsx';
import { TakeBound } from './TakeBound.tsx';
import { useMoved } from './use-moved.ts';
import { useWritten } from './use-written.ts';

type AmountSliderProps = {
  label: string;
  /** CHF, percent, or whole months. */
  unit: 'chf' | 'percent' | 'months';
  value: number;
  min?: number;
  max: number;
  /** Of the arrow keys and the pointer; ten of them with Shift or a page key. */
  step: number;
  /** Further help at the field. */
  help?: string | undefined;
  /** Keep its identity between renders, so that only the moved slider is rendered. */
  onChange: (value: number) => void;
};

// Rendered once for a move, although the moved value comes before what follows from it.
const Field = memo(FigureField);
const Rail = memo(Slider);

/**
 * An amount in CHF, a share in percent or a number of months, by a slider or as a number. What isn't a number between
 * the limits stays in the field, which says so; the slider then keeps the last possible value. So does an amount that
 * another field has made impossible.
 */
export const AmountSlider = memo(({ label, unit, value, min = 0, max, step, help, onChange }: AmountSliderProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const id = useId();
  const [moved, move] = useMoved(value, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const written = useWritten<HTMLInputElement>(typed ?? formatShortest(moved));
  const inWords = useCallback(
    (amount: number): string =>
      unit === 'percent'
        ? formatPercent(amount, locale)
        : unit === 'months'
          ? t('monthsOf', { count: amount })
          : wholeOrExact(amount),
    [unit, locale, t],
  );
  const outside = useCallback(
    (amount: number): string | undefined =>
      amount > max
        ? t('problems.tooHigh', { max: inWords(max) })
        : amount < min
          ? t('problems.tooLow', { min: inWords(min) })
          : undefined,
    [min, max, inWords, t],
  );
  const problemOf = useCallback(
    (text: string): string | undefined => {
      const amount = readAmount(text);
      if (amount === null) {
        if (isTooPrecise(text)) return t('problems.decimals');
        const example = exampleBetween(min, max);
        return t('problems.number', { example: formatShortest(example) });
      }
      if (unit === 'months' && !Number.isInteger(amount)) return t('problems.months');
      return outside(amount);
    },
    [unit, min, max, outside, t],
  );
  const enter = useCallback(
    ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(text);
      const amount = readAmount(text);
      if (amount !== null && problemOf(text) === undefined) move(amount);
    },
    [problemOf, move],
  );
  const settle = useCallback(
    () => setTyped((text) => (text === null || problemOf(text) === undefined ? null : text)),
    [problemOf],
  );
  const slide = useCallback(
    (_event: Event, next: number | readonly number[]) => {
      setTyped(null);
      if (typeof next === 'number') move(next);
    },
    [move],
  );
  // Another field, or what is opened, may have put the amount out of reach since.
  const problem = typed === null ? outside(moved) : problemOf(typed);
  const wanted = typed === null ? moved : readAmount(typed);
  /** The nearest possible value where the field's is out of reach. */
  const bound = wanted === null || problem === undefined ? null : wanted > max ? max : wanted < min ? min : null;
  const take = useCallback(
    (value: number) => {
      setTyped(null);
      move(value);
    },
    [move],
  );
  // What is typed isn't what is reckoned with.
  useReckoned(label, typed === null || problem === undefined ? null : inWords(moved));
  const range = useMemo(() => t('range', { min: inWords(min), max: inWords(max) }), [t, inWords, min, max]);
  return (
    <SliderFrame>
      <Field
        id={id}
        label={label}
        {...written}
        inputMode="decimal"
        autoComplete="off"
        endAdornment={unit === 'percent' ? '%' : unit === 'months' ? t('months') : 'CHF'}
        helperText={rangeHelp(range, help)}
        error={problem}
        onChange={enter}
        onBlur={settle}
      />
      {bound === null ? null : <TakeBound value={inWords(bound)} bound={bound} field={id} onTake={take} />}
      <Rail
        aria-labelledby={`${id}-label`}
        value={Math.min(Math.max(moved, min), max)}
        min={min}
        // Where nothing is possible it has no way to go.
        max={Math.max(max, min + step)}
        disabled={max <= min}
        step={step}
        shiftStep={step * 10}
        getAriaValueText={inWords}
        onChange={slide}
      />
    </SliderFrame>
  );
});
