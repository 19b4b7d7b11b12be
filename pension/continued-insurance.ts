import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { MemberRecord } from './member-record.ts';

/** Years of continued insurance after which benefits are drawn only as a pension. BVG art. 47a para. 6. */
const YEARS = 2;

/**
 * Last day on which a member who stays insured after a dismissal may still draw capital, or withdraw or pledge for a
 * home; `null` for others. BVG art. 47a para. 6.
 */
export const capitalUntil = ({ continuedInsurance }: MemberRecord): IsoDate | null =>
  continuedInsurance === undefined ? null : addYears(continuedInsurance.from, YEARS);

/** Whether the insurance has been continued for more than two years on a day. */
export const isPensionOnly = (record: MemberRecord, date: IsoDate): boolean => {
  const until = capitalUntil(record);
  return until !== null && date > until;
};
