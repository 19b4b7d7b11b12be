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

/** The first day of an insurance that continues after a dismissal, or that would after an announced one. */
const continuesFrom = ({ continuedInsurance, mayContinueFrom }: InsuredRecord): IsoDate | undefined =>
  continuedInsurance?.from ?? mayContinueFrom;

/**
 * Last day on which a member who stays insured after a dismissal may still draw capital, or withdraw or pledge for a
 * home, and who would stay insured after an announced one; `null` for others. BVG art. 47a para. 6.
 */
export const capitalUntil = (record: InsuredRecord): IsoDate | null => {
  const from = continuesFrom(record);
  return from === undefined ? null : addYears(from, YEARS);
};

/** Since when the insurance has been continued, if that is more than two years on a day; else `null`. */
export const pensionOnlySince = (record: InsuredRecord, date: IsoDate): IsoDate | null => {
  const from = continuesFrom(record);
  return from !== undefined && date > addYears(from, YEARS) ? from : null;
};
