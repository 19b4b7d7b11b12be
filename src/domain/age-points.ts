import type { AgedValue, DatedValue } from '#contract/dashboard.ts';
import { ascendingByDate, thinnedByDate } from './curve.ts';
import { roundTo } from '#kernel/money.ts';

/** An amount at an age, in CHF; `date` is the ISO day on which that age is reached, where the provider says it. */
export type AgePoint = { readonly age: number; readonly value: number; readonly date?: string };

/** Points of a projection: by age where every one has an age, else by date; ascending, one a place. */
export type Projection =
  | { readonly by: 'age'; readonly points: readonly AgePoint[] }
  | { readonly by: 'date'; readonly points: readonly DatedValue[] };

/** Older than this nobody is; what lies beyond is a slip. */
const oldest = 120;

/** More bars or points by age than this say nothing more on a screen. */
const mostBars = 48;
const mostPoints = 480;

const day = /^\d{4}-\d{2}-\d{2}/;

const ascendingByAge = (points: readonly AgedValue[]): AgePoint[] => {
  const byAge = new Map<number, AgePoint>();
  for (const { age, value, date } of points) {
    if (!(age >= 0 && age <= oldest) || !Number.isFinite(value)) continue;
    const known = day.exec(date ?? '')?.[0];
    byAge.set(age, { age, value, ...(known !== undefined && { date: known }) });
  }
  return [...byAge.values()].toSorted((a, b) => a.age - b.age);
};

/** The first point of each whole age, the last one of all, and the one to be kept. */
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
 * Amounts by age, ready to be drawn as bars: ascending, one an age, what is no age or no number left out, as many as a
 * screen can show.
 *
 * @param kept this age stays, however many there are
 */
export const ageBars = (points: readonly AgedValue[] | null | undefined, kept?: number): AgePoint[] =>
  thinnedByAge(ascendingByAge(points ?? []), mostBars, kept);

const isAged = (point: AgedValue | DatedValue): point is AgedValue => 'age' in point;

/**
 * A projection, ready to be drawn as a curve. A provider sends it by age or by date; by age it is drawn only where every
 * point has one.
 */
export const projectionOf = (points: readonly (AgedValue | DatedValue)[] | null | undefined): Projection => {
  const given = points ?? [];
  const aged = given.filter(isAged);
  if (aged.length === given.length) return { by: 'age', points: thinnedByAge(ascendingByAge(aged), mostPoints) };
  const dated = given.flatMap(({ date, value }) => (typeof date === 'string' ? [{ date, value }] : []));
  return { by: 'date', points: thinnedByDate(ascendingByDate(dated)) };
};

/** An age as pages write it: whole, or with up to two decimals (`64.5`). */
export const formatAge = (age: number): string => String(roundTo(age, 2));
