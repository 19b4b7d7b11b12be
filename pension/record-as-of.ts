import type { MemberRecord } from './member-record.ts';
import type { IsoDate } from '#kernel/date.ts';

/**
 * What of a record holds on a day: money that has moved until then; an exit, disability or arrival only once it is there.
 * Until a known exit comes, the projections assume that the employment goes on. Salaries and savings options decided
 * for later stay: they belong into a projection.
 */
export const recordAsOf = (record: MemberRecord, today: IsoDate): MemberRecord => ({
  ...record,
  moneyEvents: record.moneyEvents.filter((event) => event.date <= today),
  exit: record.exit && record.exit.date < today ? record.exit : undefined,
  disability: record.disability && record.disability.since <= today ? record.disability : undefined,
  arrivalFromAbroad:
    record.arrivalFromAbroad !== undefined && record.arrivalFromAbroad <= today ? record.arrivalFromAbroad : undefined,
});
