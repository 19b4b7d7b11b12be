import { createContext } from 'react';
import type { CurveEvent } from './CurveNotes.tsx';
import type { CurvePlace } from './curve-reach.ts';
import type { CurveBand, CurveLine } from './curve-series.ts';

/** What a curve shows. */
export type Curve = {
  /** Whether places are times or ages. */
  scale: 'time' | 'age';
  /** Ascending. */
  places: readonly CurvePlace[];
  /** What is said of a point is first of all the amount of the first line that has one. */
  lines: readonly CurveLine[];
  band?: CurveBand | undefined;
  events?: readonly CurveEvent[];
  /** A labelled mark: today, or where something ends. Drawn if the curve reaches it. */
  mark?: { at: number; label: string } | undefined;
  /** The age in a year, in a second line below the axis, and the name of that line. */
  ages?: { readonly name: string; readonly inYear: (year: number) => number } | undefined;
  /** Whether it follows a slider that moves: the axes then stay as long as there is room. */
  isMoving?: boolean;
  labels: {
    /** Name of the chart for screen readers. */
    title: string;
    /** Unit of the axis, e.g. "CHF in thousands". */
    unit: string;
    /** How to select a point. */
    hint: string;
  };
};

/** The curve that is drawn; apart from axes and frame, which stay as they are while it follows a slider. */
export const DrawnCurve = createContext<Curve>({
  scale: 'time',
  places: [],
  lines: [],
  labels: { title: '', unit: '', hint: '' },
});

/** All amounts that a curve draws, CHF. */
export const amountsOf = ({ lines, band }: Pick<Curve, 'lines' | 'band'>): number[] =>
  [...lines.flatMap(({ values }) => values), ...(band?.high ?? [])].filter((value) => value !== null);

/** A place as MUI X scales it: a date or an age. */
export const placeOf = (scale: Curve['scale'], at: number): Date | number => (scale === 'time' ? new Date(at) : at);
