import type { SimulationResult } from '#contract/simulations.ts';
import { addYears } from '#kernel/calendar.ts';
import { toChf } from '#kernel/money.ts';
import type { BandDay } from '#ui/SavingsBand.tsx';

type Projected = Pick<SimulationResult['after'], 'savings'>;

const inChf = (centimes: number | undefined): number | null => (centimes === undefined ? null : toChf(centimes));

type Point = { readonly date: string; readonly band: readonly number[] };

const dayNumber = (date: string): number => Date.parse(date) / 86_400_000;

/** The band on a day: on a straight line between the days that are known; null before the first and after the last. */
const bandOn =
  (points: readonly Point[]) =>
  (date: string): readonly number[] | null => {
    const next = points.findIndex((point) => point.date >= date);
    const [from, to] = [points[next - 1], points[next]];
    if (to === undefined) return null;
    if (to.date === date) return to.band;
    if (from === undefined) return null;
    const share = (dayNumber(date) - dayNumber(from.date)) / (dayNumber(to.date) - dayNumber(from.date));
    return to.band.map((value, at) => {
      const start = from.band[at] ?? value;
      return Math.round(start + (value - start) * share);
    });
  };

/** Savings by year after the changes, at 1, 2 and 3 % interest, next to those before them at 2 %. */
export const bandDays = (before: Projected, after: Projected): readonly BandDay[] => {
  const [old, changed] = [before.savings?.years ?? [], after.savings?.years ?? []];
  const [oldOn, changedOn] = [bandOn(old), bandOn(changed)];
  return [...new Set([...old, ...changed].map(({ date }) => date))].toSorted().map((date) => {
    const [low, middle, high] = changedOn(date) ?? [];
    return {
      date,
      low: inChf(low),
      middle: inChf(middle),
      high: inChf(high),
      before: inChf(oldOn(date)?.[1]),
    };
  });
};

/** Years under which savings year by year would be hardly a line. */
const leastYears = 3;
/** The part of the highest amount under which two lines are one on the screen. */
const leastShare = 1 / 250;

/** Whether a picture says something: the term is long enough, and the lines with and without the changes are apart. */
export const isWorthDrawing = (days: readonly BandDay[]): boolean => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined || last < addYears(first, leastYears)) return false;
  const least = leastShare * Math.max(...days.map(({ high, before }) => Math.max(high ?? 0, before ?? 0)));
  return days.some(({ middle, before }) =>
    middle === null || before === null ? middle !== before : Math.abs(middle - before) > least,
  );
};
