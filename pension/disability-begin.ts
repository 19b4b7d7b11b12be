import { addMonths, firstOfMonth, firstOfNextMonth } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { lastDayBeforeDrawing } from './ages.ts';
import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { ordinaryAge } from './retirement.ts';

/**
 * First day of a pension for who is disabled since a day: the first of a month after the waiting period. BVG art. 26.
 * @param waitingMonths by {@link waitingMonthsOf}
 */
export const disabilityBegin = (since: IsoDate, waitingMonths: number): IsoDate => {
  const first = firstOfMonth(addMonths(since, waitingMonths));
  return first < since ? firstOfNextMonth(since) : first;
};

/** The longest waiting period without an employer, who alone could pay a wage or half of a daily allowance. */
const MONTHS_WITHOUT_EMPLOYER = 12;

/**
 * The waiting period for who is disabled since a day: the plan's; for who stays insured after a dismissal never longer than
 * that of the disability insurance. BVG art. 26 paras. 1 and 2, 47a, BVV 2 art. 26, IVG art. 28.
 */
export const waitingMonthsOf = (
  { continuedInsurance }: InsuredRecord,
  { disability: { waitingMonths } }: PlanParameters,
  since: IsoDate,
): number =>
  continuedInsurance !== undefined && continuedInsurance.from <= since
    ? Math.min(waitingMonths, MONTHS_WITHOUT_EMPLOYER)
    : waitingMonths;

/**
 * Whether a disability since a day before the ordinary age never brings a pension, because the waiting period ends only
 * after it. BVG art. 26.
 */
export const disabilityBeginsTooLate = (record: InsuredRecord, parameters: PlanParameters, since: IsoDate): boolean => {
  const end = lastDayBeforeDrawing(record.birthDate, ordinaryAge(record, parameters));
  return since < end && disabilityBegin(since, waitingMonthsOf(record, parameters, since)) > end;
};
