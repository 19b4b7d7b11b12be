import { ageAxisEnd } from '#domain/age-points.ts';

/** A place on the axis of a curve. */
export type CurvePlace = {
  /** Start of the local day in milliseconds since 1970, or an age in years. */
  readonly at: number;
  /** Date or age in words, e.g. "31.12.2030". */
  readonly name: string;
  /** A day within a year on which something happened: the year is labelled at its other points. */
  readonly isAside?: boolean;
};

/** What the axis of a curve spans, and whether its mark is on it. */
export const curveReach = <Mark extends { readonly at: number }>(
  scale: 'time' | 'age',
  points: readonly Pick<CurvePlace, 'at'>[],
  mark: Mark | undefined,
) => {
  const [begin, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  // A curve by age ends with the last year before the mark; extend the axis to the mark.
  const end = scale === 'age' && mark !== undefined ? ageAxisEnd(last, mark.at) : last;
  const reached = mark !== undefined && mark.at >= begin && mark.at <= end ? mark : undefined;
  const farRight = reached !== undefined && end > begin && (reached.at - begin) / (end - begin) > 0.75;
  return { begin, end, reached, farRight, isExtended: end > last };
};
