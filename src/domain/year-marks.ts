import { monthsBetween, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';

/** A year under bars of time. */
export type YearMark = {
  readonly year: number;
  /** Where its first day is, in percent of the longest bar. */
  readonly at: number;
};

/** By how much what has no fixed end is drawn longer than the longest of the others. */
export const beyondOthers = 1.25;

/** Room for the label of a year below a bar as wide as its page, in percent. */
const labelRoom = 10;

/** Years between marks, so that at most five are needed. */
const strides = [1, 2, 5, 10, 20, 50] as const;

/**
 * The years to mark between the first day and the last end, all as far apart.
 *
 * @param longest in months from the first day
 * @param lastEnd likewise
 * @param room for a label, in percent of the longest bar
 */
export const yearMarks = (first: IsoDate, longest: number, lastEnd: number, room: number): readonly YearMark[] => {
  const years = Math.floor(longest / 12);
  const stride = strides.find((each) => years / each <= 5) ?? 100;
  const next = yearOf(first) + 1;
  return (
    Array.from({ length: years + 1 }, (_, index) => next + index)
      .filter((year) => year % stride === 0)
      .map((year) => ({ year, at: (monthsBetween(first, `${year}-01-01`) / longest) * 100 }))
      // The first label needs room of its own.
      .filter(({ at }) => at >= room && at <= (lastEnd / longest) * 100)
  );
};

/** A bar of time from a day to the last end that is known, and beyond it, where something goes on. */
export type OpenScale = {
  /** To that end, in months. */
  readonly whole: number;
  /** What is drawn beyond it, in months. */
  readonly beyond: number;
  /** To mark below it. */
  readonly years: readonly YearMark[];
};

/** The bar of time of a page, from a first day to the last end that is known. */
export const openScale = (first: IsoDate, lastEnd: IsoDate): OpenScale => {
  const whole = monthsBetween(first, lastEnd);
  const longest = whole * beyondOthers;
  return { whole, beyond: longest - whole, years: yearMarks(first, longest, whole, labelRoom) };
};
