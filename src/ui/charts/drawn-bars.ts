import { createContext } from 'react';
import type { Bar } from './bar-labels.ts';

/** What bars by age show. */
export type BarsByAge = {
  bars: readonly Bar[];
  /** A bar's age and date in words, e.g. "at 65, 01.04.2031". */
  nameOf: (index: number) => string;
  labels: {
    /** Name of the chart for screen readers. */
    title: string;
    unit: string;
    /** Unit of the axis if all amounts are below CHF 1000; without it, thousands. */
    unitOfSmall?: string | undefined;
    /** How to select a bar. */
    hint: string;
  };
  /** Whether they follow a slider that moves: the axes then stay as long as there is room. */
  isMoving?: boolean;
  /** The amount (CHF) up to which the axis reaches at least. */
  top?: number | undefined;
  /** Puts an amount (CHF) into words. */
  amountText: (chf: number) => string;
};

/** The bars that are drawn; apart from axes and frame, which stay as they are while they follow a slider. */
export const DrawnBars = createContext<BarsByAge>({
  bars: [],
  nameOf: String,
  labels: { title: '', unit: '', hint: '' },
  amountText: String,
});

/** The amounts (CHF) that the axis reaches. */
export const reachedOf = ({ bars, top }: Pick<BarsByAge, 'bars' | 'top'>): readonly number[] => [
  ...bars.map(({ value }) => value),
  ...(top === undefined ? [] : [top]),
];
