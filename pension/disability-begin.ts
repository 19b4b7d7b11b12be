import { addMonths, firstOfMonth, firstOfNextMonth } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { lastDayBeforeDrawing } from './ages.ts';
import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { ordinaryAge } from './retirement.ts';

/**
 * First day of a pension for who is disabled since a day: the first of a month after the waiting period. BVG art. 26.
 * @param waitingMonths the plan's
 */
export const disabilityBegin = (since: IsoDate, waitingMonths: number): IsoDate => {
  const first = firstOfMonth(addMonths(since, waitingMonths));
  return first < since ? firstOfNextMonth(since) : first;
};

/**
 * Whether a disability since a day before the ordinary age never brings a pension, because the waiting period ends only
 * after it. BVG art. 26.
 */
export const disabilityBeginsTooLate = (record: InsuredRecord, parameters: PlanParameters, since: IsoDate): boolean => {
  const end = lastDayBeforeDrawing(record.birthDate, ordinaryAge(record, parameters));
  return since < end && disabilityBegin(since, parameters.disability.waitingMonths) > end;
};
