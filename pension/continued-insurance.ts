import { addYears } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { InsuredRecord } from './insured-record.ts';

/** Age from which a member whom the employer dismisses can stay insured. BVG art. 47a para. 1. */
const FROM_AGE = 58;

/** Whether a member may stay insured after an exit: dismissed by the employer at 58 or later. BVG art. 47a para. 1. */
export const mayStayInsured = ({ exit, birthDate }: Pick<InsuredRecord, 'exit' | 'birthDate'>): boolean =>
  exit?.reason === 'dismissedByEmployer' && !isUnknownDate(birthDate) && exit.date >= addYears(birthDate, FROM_AGE);

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
