import type { LineSeries } from '@mui/x-charts/LineChart';

/** An amount in CHF; null where a line has not begun or has ended. */
export type CurveValue = number | null;

/** A line of a chart. */
export type CurveLine = {
  key: string;
  /** In the legend, and after its amount if there is more than one; without a name it has no legend. */
  name?: string | undefined;
  /** One for each place of the axis. */
  values: readonly CurveValue[];
  look: 'solid' | 'dashed';
  /** In a quiet colour and behind the others, because they are compared with it. */
  isOther?: boolean;
  /** What its last point is labelled with. */
  end?: string | undefined;
  /** Whether the area below it is filled. */
  isArea?: boolean;
  /** Whether it is a limit that is opened or closed from one day to the next: between zero and an amount it jumps. */
  isLimit?: boolean;
  /** Puts its amounts into words: what is projected is rounded. */
  amountText: (chf: number) => string;
};

/** What less and more interest would make of a line. */
export type CurveBand = { name: string; low: readonly CurveValue[]; high: readonly CurveValue[] };

/** Consecutive points that are joined in the same way. */
export type CurveSegment = { readonly from: number; readonly to: number; readonly isJump: boolean };

/**
 * The segments of a line. Points are joined by straight lines; a limit keeps its value until the day on which it is opened
 * or closed, because a slope would promise amounts that are not to be had.
 */
export const segmentsOf = (values: readonly CurveValue[], isLimit: boolean): readonly CurveSegment[] => {
  const segments: CurveSegment[] = [];
  let from = 0;
  const end = (to: number) => {
    if (to > from) segments.push({ from, to, isJump: false });
  };
  const until = isLimit ? values.length : 0;
  for (let at = 1; at < until; at += 1) {
    const [before, after] = [values[at - 1] ?? null, values[at] ?? null];
    if (before === null || after === null || (before === 0) === (after === 0)) continue;
    end(at - 1);
    segments.push({ from: at - 1, to: at, isJump: true });
    from = at;
  }
  end(values.length - 1);
  return segments;
};

const shared = { type: 'line', showMark: false, valueFormatter: () => null } as const;

const bandSeries = ({ low, high }: CurveBand, color: string): LineSeries[] => [
  { ...shared, id: 'edge-low', stack: 'band', curve: 'linear', data: [...low], color },
  {
    ...shared,
    id: 'edge-high',
    stack: 'band',
    curve: 'linear',
    area: true,
    data: high.map((value, at) => {
      const least = low[at] ?? null;
      return value === null || least === null ? null : value - least;
    }),
    color,
  },
];

/** Lines in the order in which they are drawn: the one to compare with is behind the others. */
export const behindFirst = (lines: readonly CurveLine[]): readonly CurveLine[] =>
  lines.toSorted((one, other) => Number(other.isOther ?? false) - Number(one.isOther ?? false));

/**
 * What MUI X has of a curve that is drawn apart from it: the highest amount of each place, by which it makes the axis and
 * lets arrow keys reach the places.
 */
export const highestSeries = (lines: readonly CurveLine[], band: CurveBand | undefined): LineSeries[] => {
  const all = [...lines.map(({ values }) => values), ...(band === undefined ? [] : [band.high])];
  const highestAt = (at: number): CurveValue => {
    const amounts = all.flatMap((values) => values[at] ?? []);
    return amounts.length === 0 ? null : Math.max(...amounts);
  };
  return [{ ...shared, id: 'highest', data: (all[0] ?? []).map((_, at) => highestAt(at)) }];
};

/** What MUI X draws: the band behind, then each line, in as many parts as it has kinds of joints. */
export const curveSeries = (
  lines: readonly CurveLine[],
  band: CurveBand | undefined,
  colours: { readonly own: string; readonly other: string },
): LineSeries[] => [
  ...(band === undefined ? [] : bandSeries(band, colours.own)),
  ...behindFirst(lines).flatMap(({ key, values, look, isOther = false, isArea = false, isLimit = false }) =>
    segmentsOf(values, isLimit).map(({ from, to, isJump }, part): LineSeries => {
      // Where a limit is closed, the line ends: a fall would look like money that is lost.
      const closes = isJump && values[to] === 0;
      return {
        ...shared,
        id: `${look}-${key}-${part}`,
        curve: isJump && !closes ? 'stepAfter' : 'linear',
        area: isArea,
        color: isOther ? colours.other : colours.own,
        data: values.map((value, at) =>
          at < from || at > to ? null : closes && at === to ? (values[from] ?? null) : value,
        ),
      };
    }),
  ),
];
