import type { AgedValue, DatedValue } from '#contract/dashboard.ts';
import { ascendingByDate, thinnedByDate } from './curve.ts';
import type { IsoDate } from '#kernel/date.ts';
import { roundTo } from '#kernel/money.ts';

/** An amount in CHF at an age; `date` is the day on which that age is reached, if the provider sends it. */
export type AgePoint = { readonly age: number; readonly value: number; readonly date?: IsoDate };

/** Points of a projection: by age if each one has an age, else by date; ascending, without duplicates. */
export type Projection =
  | { readonly by: 'age'; readonly points: readonly AgePoint[] }
  | { readonly by: 'date'; readonly points: readonly DatedValue[] };

/** A higher age is an error in the data. */
const maxAge = 120;

/** More bars or points than this can't be told apart on a screen. */
const maxBars = 48;
const maxPoints = 480;

const ascendingByAge = (points: readonly AgedValue[]): AgePoint[] => {
  const byAge = new Map<number, AgePoint>();
  for (const { age, value, date } of points) {
    if (!(age >= 0 && age <= maxAge) || !Number.isFinite(value)) continue;
    byAge.set(age, { age, value, ...(date && { date }) });
  }
  return [...byAge.values()].toSorted((a, b) => a.age - b.age);
};

/** The first point of each whole year of age, the last point, and the one at the age `kept`. */
const wholeAges = (points: readonly AgePoint[], kept?: number): AgePoint[] =>
  points.filter(
    ({ age }, index) =>
      index === points.length - 1 ||
      age === kept ||
      Math.floor(age) !== Math.floor(points[index - 1]?.age ?? Number.NaN),
  );

const everyNth = (points: readonly AgePoint[], most: number, kept?: number): AgePoint[] => {
  const step = Math.ceil(points.length / most);
  return points.filter(({ age }, index) => index % step === 0 || index === points.length - 1 || age === kept);
};

const thinnedByAge = (points: readonly AgePoint[], most: number, kept?: number): AgePoint[] => {
  if (points.length <= most) return [...points];
  const whole = wholeAges(points, kept);
  return whole.length <= most ? whole : everyNth(whole, most, kept);
};

/**
 * Amounts by age, ready to be drawn as bars: ascending, one per age, without invalid ages or values, and as many as a
 * screen can show.
 *
 * @param kept an age that is never thinned out
 */
export const ageBars = (points: readonly AgedValue[] | null | undefined, kept?: number): AgePoint[] =>
  thinnedByAge(ascendingByAge(points ?? []), maxBars, kept);

const isAged = (point: AgedValue | DatedValue): point is AgedValue => 'age' in point;

/**
 * A projection, ready to be drawn as a curve. Providers send it by age or by date; it is drawn by age only if every
 * point has one.
 */
export const projectionOf = (points: readonly (AgedValue | DatedValue)[] | null | undefined): Projection => {
  const given = points ?? [];
  const aged = given.filter(isAged);
  if (aged.length === given.length) return { by: 'age', points: thinnedByAge(ascendingByAge(aged), maxPoints) };
  const dated = given.flatMap(({ date, value }) => (date ? [{ date, value }] : []));
  return { by: 'date', points: thinnedByDate(ascendingByDate(dated)) };
};

/** How far beyond the last age of a curve a mark may be, in years. */
const markReach = 2;

/** Where the axis of a curve by age ends: at its last age, or at a mark a little beyond. */
export const ageAxisEnd = (last: number, mark: number): number =>
  mark > last && mark <= last + markReach ? mark : last;

/** Whether a curve of several ages has an age on its axis. */
export const reachesAge = ({ by, points }: Projection, age: number): boolean => {
  const [first, last] = by === 'age' ? [points[0], points.at(-1)] : [];
  return (
    first !== undefined && last !== undefined && first !== last && age >= first.age && age <= ageAxisEnd(last.age, age)
  );
};

/** An age as pages show it, with at most two decimals (`64.5`). */
export const formatAge = (age: number): string => String(roundTo(age, 2));

/**
 * The index of the point from which the amounts stay the same until the last one, or until there are none any more; null
 * if there is no change before it or nothing that follows.
 */
export const levelFrom = (points: readonly Pick<AgePoint, 'value'>[]): number | null => {
  const last = points.findLastIndex(({ value }) => value !== 0);
  const from = points.findLastIndex(({ value }, index) => index < last && value !== points[last]?.value) + 1;
  return last < 0 || from === 0 || from === last ? null : from;
};
