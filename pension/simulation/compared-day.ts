import { addMonths } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { planChoicesAfter } from '../insured-person.ts';
import { daysOf } from './change-days.ts';
import type { Scene } from './scene.ts';

/**
 * The day for the parts of an outcome that are of one day: the last before retirement on which a change takes effect. If
 * saving is changed, all savings options that are chosen already apply by then, as they do to the pensions.
 */
export const comparedOn = ({ today, changes, record, payments, homeEvents, steps }: Scene): IsoDate => {
  const { leave, risk } = changes;
  if (risk) return risk.on;
  const end = steps.at(-1)?.date;
  return [
    ...daysOf(changes).map(({ about, on }) => (about === 'savings' ? on : undefined)),
    ...(changes.savings === undefined ? [] : planChoicesAfter(record, today).map(({ from }) => from)),
    leave && addMonths(leave.from, leave.months),
    payments.at(-1)?.date,
    ...homeEvents.map(({ date }) => date),
  ].reduce<IsoDate>(
    (last, day) => (day !== undefined && day > last && (end === undefined || day < end) ? day : last),
    today,
  );
};
