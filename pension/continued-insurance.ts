import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { InsuredRecord } from './insured-record.ts';

/** Years of continued insurance after which benefits are drawn only as a pension. BVG art. 47a para. 6. */
const YEARS = 2;

/**
 * Last day on which a member who stays insured after a dismissal may still draw capital, or withdraw or pledge for a
 * home; `null` for others. BVG art. 47a para. 6.
 */
export const capitalUntil = ({ continuedInsurance }: InsuredRecord): IsoDate | null =>
  continuedInsurance === undefined ? null : addYears(continuedInsurance.from, YEARS);

/** Since when the insurance has been continued, if that is more than two years on a day; else `null`. */
export const pensionOnlySince = ({ continuedInsurance }: InsuredRecord, date: IsoDate): IsoDate | null =>
  continuedInsurance !== undefined && date > addYears(continuedInsurance.from, YEARS) ? continuedInsurance.from : null;
