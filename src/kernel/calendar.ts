import { dayOf, daysInMonth } from './date.ts';
import type { IsoDate } from './date.ts';

const two = (number: number): string => String(number).padStart(2, '0');

const isoOf = (year: number, month: number, day: number): IsoDate =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** Adds months (negative to subtract), clamped to the last day of the month. An invalid date is returned unchanged. */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const day = dayOf(date);
  if (!day) return date;
  const count = day.year * 12 + day.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  return isoOf(year, month, Math.min(day.day, daysInMonth(year, month)));
};

/** Adds years (negative to subtract); 29 February becomes the 28th. */
export const addYears = (date: IsoDate, years: number): IsoDate => addMonths(date, years * 12);

/** Adds days (negative to subtract). An invalid date is returned unchanged. */
export const addDays = (date: IsoDate, days: number): IsoDate => {
  const day = dayOf(date);
  if (!day) return date;
  const shifted = new Date(Date.UTC(day.year, day.month - 1, day.day + days));
  return isoOf(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, shifted.getUTCDate());
};

/** Days from one day to another; negative if `to` comes first, 0 where one of them is invalid. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => {
  const [start, end] = [dayOf(from), dayOf(to)];
  if (!start || !end) return 0;
  return (Date.UTC(end.year, end.month - 1, end.day) - Date.UTC(start.year, start.month - 1, start.day)) / 86_400_000;
};

/** The day before a date. An invalid date is returned unchanged. */
export const dayBefore = (date: IsoDate): IsoDate => {
  const day = dayOf(date);
  if (!day) return date;
  if (day.day > 1) return `${date.slice(0, 8)}${two(day.day - 1)}`;
  const month = addMonths(date, -1);
  return `${month.slice(0, 8)}${two(daysInMonth(yearOf(month), monthOf(month)))}`;
};

/** Whether a date is the last day of its month. */
export const isLastDayOfMonth = (iso: IsoDate): boolean => {
  const date = dayOf(iso);
  return date !== null && date.day === daysInMonth(date.year, date.month);
};

/** The last day of a month as an ISO date. */
export const lastDayOfMonth = (year: number, month: number): IsoDate => isoOf(year, month, daysInMonth(year, month));

/** The earlier of two days. */
export const earlier = (one: IsoDate, other: IsoDate): IsoDate => (other < one ? other : one);

/** The first day of a date's month. */
export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 8)}01`;

/** The first day of the month after a date's. */
export const firstOfNextMonth = (date: IsoDate): IsoDate => addMonths(firstOfMonth(date), 1);

/** The year of a date. */
export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/** The month of a date, 1 to 12. */
export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7));

/** Whole months from one day to another; negative if `to` comes first. */
export const monthsBetween = (from: IsoDate, to: IsoDate): number => {
  const [a, b] = [dayOf(from), dayOf(to)];
  if (!a || !b) return 0;
  const months = (b.year - a.year) * 12 + b.month - a.month;
  if (b.day >= a.day || isLastDayOfMonth(to)) return months;
  return months - 1;
};

/** Days of the year that have passed at the end of a day, counted for interest: 30 days a month, 360 a year. */
export const interestDays = (date: IsoDate): number => {
  const day = dayOf(date);
  if (!day) return 0;
  return (day.month - 1) * 30 + (isLastDayOfMonth(date) ? 30 : Math.min(day.day, 30));
};

/** Full months of the year that have passed at the end of a day. */
export const completedMonths = (date: IsoDate): number => monthOf(date) - (isLastDayOfMonth(date) ? 0 : 1);
