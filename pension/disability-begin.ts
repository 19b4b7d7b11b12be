import { addMonths, firstOfMonth, firstOfNextMonth } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';

/**
 * First day of a pension for who is disabled since a day: the first of a month after the waiting period. BVG art. 26.
 * @param waitingMonths the plan's
 */
export const disabilityBegin = (since: IsoDate, waitingMonths: number): IsoDate => {
  const first = firstOfMonth(addMonths(since, waitingMonths));
  return first < since ? firstOfNextMonth(since) : first;
};
