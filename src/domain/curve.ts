import type { DatedValue } from '#contract/dashboard.ts';
import type { IsoDate } from '#kernel/date.ts';

/** The savings curve, ready to be drawn: both parts ascending, one point per date. */
export type Curve = { readonly past: readonly DatedValue[]; readonly future: readonly DatedValue[] };

/** More points than this can't be told apart on a screen. */
const maxPoints = 480;

/** Points by date, ready to be drawn: ascending, one per day, without invalid values. */
export const ascendingByDate = (points: readonly DatedValue[]): DatedValue[] => {
  const byDate = new Map<IsoDate, DatedValue>();
  for (const { date, value } of points) if (Number.isFinite(value)) byDate.set(date, { date, value });
  return [...byDate.values()].toSorted((a, b) => a.date.localeCompare(b.date));
};

const lastOfEach = (points: readonly DatedValue[], digits: number): DatedValue[] =>
  points.filter(
    (point, index) => index === 0 || points[index + 1]?.date.slice(0, digits) !== point.date.slice(0, digits),
  );

/** Thins points out to month ends, then to year ends, until they fit a screen; keeps the first and the last one. */
export const thinnedByDate = (points: readonly DatedValue[]): readonly DatedValue[] => {
  if (points.length <= maxPoints) return points;
  const monthly = lastOfEach(points, 'YYYY-MM'.length);
  return monthly.length <= maxPoints ? monthly : lastOfEach(points, 'YYYY'.length);
};

/**
 * Joins history and projection at today, with today's balance in between if the provider sends it.
 *
 * @param value today's balance in CHF
 */
export const joinCurve = (
  historical: readonly DatedValue[],
  projected: readonly DatedValue[],
  value: number | null | undefined,
  today: IsoDate,
): Curve => {
  const points = ascendingByDate([...projected, ...historical]);
  const past = points.filter((point) => point.date <= today);
  const future = points.filter((point) => point.date > today);
  const known = past.at(-1)?.date === today;
  const now = typeof value === 'number' && !known && points.length > 0 ? [{ date: today, value }] : [];
  return { past: [...thinnedByDate(past), ...now], future: thinnedByDate(future) };
};

/** Whether there are enough points for a line. */
export const isDrawn = ({ past, future }: Curve): boolean => past.length + future.length > 1;

/** The savings at the end of a day that is a point of the curve; null for any other day. */
export const valueOn = ({ past, future }: Curve, date: IsoDate): number | null =>
  [...past, ...future].find((point) => point.date === date)?.value ?? null;

/** The curve's points as rows of a table: one per year, and today. */
export const yearRows = ({ past, future }: Curve): { date: IsoDate; value: number; projected: boolean }[] => [
  ...lastOfEach(past, 4).map((point) => ({ ...point, projected: false })),
  ...lastOfEach(future, 4).map((point) => ({ ...point, projected: true })),
];
