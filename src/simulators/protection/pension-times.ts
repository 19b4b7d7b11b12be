import { beyondOthers, yearMarks, type YearMark } from '#domain/year-marks.ts';
import { addDays, monthsBetween } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Receipt, ReceivingPerson } from './people.ts';

/** The time in which pensions are paid. */
export type Times = {
  /** The first day of the first one. */
  readonly begin: IsoDate;
  /** From then on to the end of the longest one, in months. */
  readonly longest: number;
  readonly years: readonly YearMark[];
};

/** The picture's least length in months where a pension goes on: else two months of another look like most of a life. */
const leastIfOpen = 120;

/** Room for the label of the first day, in percent. */
const labelRoom = 20;

/** The time in which what some people receive is paid; null if no pension is, or its days are hidden. */
export const timesOf = (people: readonly Pick<ReceivingPerson, 'receipts'>[]): Times | null => {
  const paid = people.flatMap(({ receipts }) =>
    receipts.flatMap(({ from, to, ends }) => (ends === 'once' || from === null ? [] : [{ from, to }])),
  );
  const [begin] = paid.map(({ from }) => from).toSorted();
  if (begin === undefined) return null;
  // What has no end goes on beyond its beginning.
  const known = paid.map(({ from, to }) => Math.max(monthsBetween(begin, to === null ? from : addDays(to, 1)), 0));
  const last = Math.max(...known);
  const longest = paid.some(({ to }) => to === null) ? Math.max(last * beyondOthers, leastIfOpen) : Math.max(last, 1);
  return { begin, longest, years: last === 0 ? [] : yearMarks(begin, longest, last, labelRoom) };
};

/** Where a pension's bar begins and ends, in percent; its last day is paid, too, and even the shortest can be seen. */
export const spanOf = ({ from, to }: { from: IsoDate; to: Receipt['to'] }, { begin, longest }: Times) => {
  const at = (day: IsoDate) => (Math.max(monthsBetween(begin, day), 0) / longest) * 100;
  const start = at(from);
  return { start, end: to === null ? 100 : Math.max(at(addDays(to, 1)), start + 1) };
};
