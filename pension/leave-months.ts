import { addDays, addMonths, firstOfMonth, firstOfNextMonth } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { drawingDate } from './ages.ts';
import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { ordinaryAge } from './retirement.ts';

/** The first days of the first and of the last month in which an unpaid leave can begin. */
export type LeaveMonths = {
  readonly from: IsoDate;
  /** `null` if neither a retirement nor the end of the employment is known. */
  readonly until: IsoDate | null;
};

/** The whole months from today on, before retirement and until the end of the employment; `null` if none is left. */
export const leaveMonths = (
  today: IsoDate,
  retirement: IsoDate | null,
  employedUntil: IsoDate | null,
): LeaveMonths | null => {
  const from = today.endsWith('-01') ? today : firstOfNextMonth(today);
  const ends = [retirement, employedUntil && firstOfMonth(addDays(employedUntil, 1))].filter((end) => end !== null);
  const [end] = ends.toSorted();
  const until = end === undefined ? null : addMonths(end, -1);
  return until !== null && until < from ? null : { from, until };
};

/**
 * The day from which a retirement leaves no room for a leave: at the ordinary age, or at the plan's latest one for a member
 * who works beyond it. Only for members who haven't retired.
 */
export const leaveEnd = (record: InsuredRecord, parameters: PlanParameters, today: IsoDate): IsoDate => {
  const ordinary = drawingDate(record.birthDate, ordinaryAge(record, parameters));
  return ordinary > today ? ordinary : drawingDate(record.birthDate, parameters.retirement.latestAge * 12);
};
