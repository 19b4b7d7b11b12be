import { addDays } from '#kernel/calendar.ts';
import { mayStayInsured } from './continued-insurance.ts';
import type { InsuredRecord } from './insured-record.ts';
import type { MemberRecord } from './member-record.ts';
import type { IsoDate } from '#kernel/date.ts';

/**
 * A record as it is on a day: money that has moved by then; an exit, a disability or an arrival only once it has
 * happened. Until a known exit, projections assume that the employment continues; after a dismissal at 58 or later, that
 * the insurance does. Salaries and savings options decided for later stay, because projections need them.
 */
export const recordAsOf = (record: InsuredRecord, today: IsoDate): InsuredRecord => ({
  ...record,
  moneyEvents: record.moneyEvents.filter((event) => event.date <= today),
  exit: record.exit && record.exit.date < today ? record.exit : undefined,
  mayContinueFrom:
    record.exit && record.exit.date >= today && mayStayInsured(record) ? addDays(record.exit.date, 1) : undefined,
  disability: record.disability && record.disability.since <= today ? record.disability : undefined,
  arrivalFromAbroad:
    record.arrivalFromAbroad !== undefined && record.arrivalFromAbroad <= today ? record.arrivalFromAbroad : undefined,
});

/** A record with the partner, the declaration and the children as they were on a day. */
export const withFamilyOf = (record: MemberRecord, day: IsoDate): MemberRecord => {
  const { partner } = record;
  const declared = partner?.declarationReceived;
  return {
    ...record,
    children: record.children.filter(({ birthDate }) => birthDate <= day),
    partner:
      partner === undefined || partner.since > day
        ? undefined
        : { ...partner, declarationReceived: declared !== undefined && declared <= day ? declared : undefined },
  };
};
