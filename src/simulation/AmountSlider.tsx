import Slider from '@mui/material/Slider';
import { memo, useCallback, useId, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatChf, formatPercent } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { FigureField } from '#ui/FigureField.tsx';
import { exampleBetween, isTooPrecise, readAmount } from './read-amount.ts';
import { SliderFrame } from './SliderFrame.tsx';
import { useMoved } from './use-moved.ts';

type AmountSliderProps = {
  label: string;
  /** CHF, percent, or whole months. */
  unit: 'chf' | 'percent' | 'months';
  value: number;
  min?: number;
  max: number;
  /** The smallest amount that is possible, besides none at all. */
  least?: number;
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

/** Whole amounts without centimes. */
const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : 2);

/**
 * An amount in CHF, a share in percent or a number of months, by a slider or as a number. What isn't a number between the limits stays in the
 * field, which says so; the slider then keeps the last possible value.
 */
export const AmountSlider = memo(
  ({ label, unit, value, min = 0, max, least = 0, step, help, onChange }: AmountSliderProps) => {
    const { t } = useTranslation('simulation');
    const locale = useValue(localeAtom);
    const id = useId();
    const [moved, move] = useMoved(value, onChange);
    const [typed, setTyped] = useState<string | null>(null);
    const inWords = useCallback(
      (amount: number): string =>
        unit === 'percent'
          ? formatPercent(amount, locale)
          : unit === 'months'
            ? t('monthsOf', { count: amount })
            : formatChf(amount).replace(/\.00$/, ''),
      [unit, locale, t],
    );
    const problemOf = useCallback(
      (text: string): string | undefined => {
        const amount = readAmount(text);
        if (amount === null) {
          return isTooPrecise(text)
            ? t('problems.decimals')
            : t('problems.number', { example: exampleBetween(Math.max(min, least), max) });
        }
        if (unit === 'months' && !Number.isInteger(amount)) return t('problems.months');
        if (amount < min) return t('problems.tooLow', { min: inWords(min) });
        return amount > max ? t('problems.tooHigh', { max: inWords(max) }) : undefined;
      },
      [unit, min, least, max, inWords, t],
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
    const problem = typed === null ? undefined : problemOf(typed);
    const range = t('range', { min: inWords(Math.max(min, least)), max: inWords(max) });
    return (
      <SliderFrame>
        <Field
          id={id}
          label={label}
          value={typed ?? formatAmount(moved, decimalsOf(moved))}
          inputMode="decimal"
          autoComplete="off"
          endAdornment={unit === 'percent' ? '%' : unit === 'months' ? t('months') : 'CHF'}
          helperText={help === undefined ? range : `${range}. ${help}`}
          error={problem}
          onChange={enter}
          onBlur={settle}
        />
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
  },
);
