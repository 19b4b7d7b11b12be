import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { dayOf, isLastDayOfMonth } from './date.ts';
import type { IsoDate } from './date.ts';

dayjs.extend(utc);

/** So many months later (or earlier), on the last day of the month where the day does not exist. Years from 1000 on. */
export const addMonths = (date: IsoDate, months: number): IsoDate =>
  dayjs.utc(date).add(months, 'month').format('YYYY-MM-DD');

/** So many years later (or earlier); 29 February becomes the 28th. */
export const addYears = (date: IsoDate, years: number): IsoDate => addMonths(date, years * 12);

/** So many days later (or earlier). */
export const addDays = (date: IsoDate, days: number): IsoDate => dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD');

/** The year of a date. */
export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/** The month of a date, 1 to 12. */
export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7));

/** Whole months from one day to another; negative where the other comes first. */
export const monthsBetween = (from: IsoDate, to: IsoDate): number => {
  const [a, b] = [dayOf(from), dayOf(to)];
  if (!a || !b) return 0;
  const months = (b.year - a.year) * 12 + b.month - a.month;
  if (b.day >= a.day || isLastDayOfMonth(to)) return months;
  return months - 1;
};

/** Days of the year that have passed at the end of a day, in years of 360 days and months of 30, as interest is counted. */
export const interestDays = (date: IsoDate): number => {
  const day = dayOf(date);
  if (!day) return 0;
  return (day.month - 1) * 30 + (isLastDayOfMonth(date) ? 30 : Math.min(day.day, 30));
};

/** Months of the year that are complete at the end of a day. */
export const completedMonths = (date: IsoDate): number => monthOf(date) - (isLastDayOfMonth(date) ? 0 : 1);
