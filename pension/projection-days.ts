import { yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';

/** The days that a projection is shown for: today, each year's end, and the last day. */
export const projectionDays = (today: IsoDate, end: IsoDate): readonly IsoDate[] => {
  const days = [today];
  for (let year = yearOf(today); year < yearOf(end); year += 1) {
    const date = `${year}-12-31`;
    if (date > today) days.push(date);
  }
  return end > today ? [...days, end] : days;
};
