import type { CurveBand, CurveValue } from './curve-series.ts';

/** Where a chart has places and amounts, in CSS pixels. */
export type CurveScales = {
  /** Of each place of the axis. */
  readonly xs: readonly number[];
  readonly y: (chf: number) => number;
};

type Point = readonly [number, number];

const pixels = (value: number): string => String(Math.round(value * 100) / 100);
const text = ([x, y]: Point): string => `${pixels(x)},${pixels(y)}`;

/** The points of some amounts, apart where there are none. */
const runsOf = (values: readonly CurveValue[], { xs, y }: CurveScales): readonly (readonly Point[])[] => {
  const runs: Point[][] = [[]];
  values.forEach((value, at) => {
    const x = xs[at];
    if (value === null || x === undefined) runs.push([]);
    else runs.at(-1)?.push([x, y(value)]);
  });
  return runs.filter(({ length }) => length > 0);
};

/** The path of a line, with straight lines between its points: the `d` of an SVG path. */
export const linePath = (values: readonly CurveValue[], scales: CurveScales): string =>
  runsOf(values, scales)
    .map((points) => `M${points.map(text).join('L')}`)
    .join('');

/** The path around a band: the `d` of an SVG path. */
export const bandPath = ({ low, high }: Pick<CurveBand, 'low' | 'high'>, scales: CurveScales): string => {
  const isMissing = (at: number) => (low[at] ?? null) === null || (high[at] ?? null) === null;
  const within = (values: readonly CurveValue[]) => values.map((value, at) => (isMissing(at) ? null : value));
  const [below, above] = [runsOf(within(low), scales), runsOf(within(high), scales)];
  return above
    .map((points, run) => `M${[...points, ...(below[run] ?? []).toReversed()].map(text).join('L')}Z`)
    .join('');
};
