import { addMonths, addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes, toChf } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account } from '../account.ts';
import { openDivorce, openWithdrawals } from '../buy-in.ts';
import type { InsuredRecord, MoneyEvent } from '../insured-record.ts';
import { employmentOn } from '../insured-person.ts';
import { lockedAfter } from '../recent-buy-ins.ts';
import { withPlanChoice } from '../savings-options.ts';
import type { Changes } from './changes.ts';

/** One payment of a buy-in. */
export type Instalment = { readonly date: IsoDate; readonly amount: Centimes };

/**
 * The instalments of a buy-in, a year apart and equal to the centime; the last takes the rest.
 */
export const instalmentsOf = (buyIn: Changes['buyIn']): readonly Instalment[] => {
  if (buyIn === undefined) return [];
  const { from, instalments: count = 1 } = buyIn;
  const whole = toCentimes(buyIn.amount);
  const each = Math.floor(whole / count);
  return Array.from({ length: count }, (_, index) => ({
    date: addYears(from, index),
    amount: index === count - 1 ? whole - each * (count - 1) : each,
  }));
};

/** A record with one more movement of money, in order of the days. */
export const withEvents = (record: InsuredRecord, events: readonly MoneyEvent[]): InsuredRecord => ({
  ...record,
  moneyEvents: [...record.moneyEvents, ...events].toSorted((a, b) => a.date.localeCompare(b.date)),
});

/**
 * A buy-in as the fund books it: what a divorce took comes first, because law exempts it from what blocks and locks
 * buy-ins. BVG art. 79b para. 4.
 */
const asBooked = (record: InsuredRecord, { date, amount }: Instalment): readonly MoneyEvent[] => {
  const exempt = Math.min(openDivorce(record, date), amount);
  return [
    ...(exempt > 0 ? [{ kind: 'buyIn', date, amount: toChf(exempt), afterDivorce: true } as const] : []),
    ...(amount > exempt ? [{ kind: 'buyIn', date, amount: toChf(amount - exempt) } as const] : []),
  ];
};

/**
 * One payment that is possible, and what of it can't be taken as capital until when; `lockedUntil` is `null` if all of it is
 * exempt.
 */
export type Payment = Instalment & { readonly locked: Centimes; readonly lockedUntil: IsoDate | null };

/** The payments of a buy-in, each after the earlier ones. BVG art. 79b paras. 3 and 4. */
export const paymentsOf = (record: InsuredRecord, instalments: readonly Instalment[]): readonly Payment[] => {
  let known = record;
  return instalments.map((instalment) => {
    const { date, amount } = instalment;
    const locked = Math.max(amount - openDivorce(known, date), 0);
    known = withBuyIns(known, [instalment]);
    return { date, amount, locked, lockedUntil: locked === 0 ? null : lockedAfter(date) };
  });
};

/** A record with the instalments of a buy-in. */
export const withBuyIns = (record: InsuredRecord, instalments: readonly Instalment[]): InsuredRecord =>
  instalments.reduce((known, instalment) => withEvents(known, asBooked(known, instalment)), record);

/** A movement for a home. */
export type HomeEvent = MoneyEvent & { readonly kind: 'earlyWithdrawal' | 'repayment' };

/** What is moved for a home, in order of the days; nothing is moved by an amount of nothing. */
export const homeEventsOf = (home: Changes['home']): readonly HomeEvent[] => {
  const { withdrawal, pledge, repayment } = home ?? {};
  const events: HomeEvent[] = [];
  if (withdrawal) events.push({ kind: 'earlyWithdrawal', date: withdrawal.on, amount: withdrawal.amount });
  if (pledge?.realisedOn !== undefined) {
    events.push({ kind: 'earlyWithdrawal', date: pledge.realisedOn, amount: pledge.amount });
  }
  if (repayment) events.push({ kind: 'repayment', date: repayment.on, amount: repayment.amount });
  return events.filter(({ amount }) => amount > 0).toSorted((a, b) => a.date.localeCompare(b.date));
};

/**
 * Movements for a home as far as they are possible: no more is taken than is there, and no more paid back than is open
 * then. The same list if all are. BVG art. 30d para. 1.
 * @param record without them.
 * @param account with them.
 */
export const possibleMoves = (
  wanted: readonly HomeEvent[],
  record: InsuredRecord,
  account: Account,
): readonly HomeEvent[] => {
  const last = wanted.at(-1);
  if (last === undefined) return wanted;
  const bookings = account.eventsUntil(last.date);
  let taken = 0;
  const possible = wanted.flatMap((event): HomeEvent[] => {
    const isOut = event.kind === 'earlyWithdrawal';
    const amount = toCentimes(event.amount);
    const most = isOut
      ? Math.round(-(bookings.find((each) => each.event === event)?.savings ?? -amount))
      : openWithdrawals(record, event.date) + taken;
    const moved = Math.min(amount, most);
    if (isOut) taken += moved;
    return moved === amount ? [event] : moved > 0 ? [{ ...event, amount: toChf(moved) }] : [];
  });
  return possible.every((event, at) => event === wanted[at]) && possible.length === wanted.length ? wanted : possible;
};

/** A record with another salary or workload from a day on; it replaces those that are decided for later. */
const withEmployment = (
  record: InsuredRecord,
  from: IsoDate,
  { salary, activityRate }: { readonly salary?: number | undefined; readonly activityRate?: number | undefined },
): InsuredRecord => {
  const now = employmentOn(record, from);
  if (now === undefined) return record;
  const rate = activityRate ?? now.activityRate;
  const paid =
    salary ?? (now.activityRate === 0 ? now.salary : toChf((toCentimes(now.salary) * rate) / now.activityRate));
  return {
    ...record,
    employments: [
      ...record.employments.filter((employment) => employment.from < from),
      { from, salary: paid, activityRate: rate },
    ],
  };
};

/** A record with what is changed about saving: the option, the salary, the workload. */
export const withSavings = (entry: InsuredRecord, savings: Changes['savings']): InsuredRecord => {
  if (savings === undefined) return entry;
  const { option, salary, workload } = savings;
  let record = entry;
  if (option) {
    record = { ...record, planChoices: withPlanChoice(record.planChoices, option) };
  }
  const parts = [
    ...(workload ? [{ from: workload.from, activityRate: workload.percent }] : []),
    // A salary of the same day comes last: it is what is paid at that workload.
    ...(salary ? [{ from: salary.from, salary: salary.amount }] : []),
  ].toSorted((a, b) => a.from.localeCompare(b.from));
  for (const { from, ...part } of parts) record = withEmployment(record, from, part);
  return record;
};

/** The months of an unpaid leave after the free ones, which change nothing. `until` is the first day after them. */
export type PaidLeave = { readonly from: IsoDate; readonly until: IsoDate; readonly months: number };

/** The months of an unpaid leave that are not free; `null` without any. */
export const paidLeaveOf = (leave: Changes['leave'], freeMonths: number): PaidLeave | null => {
  if (leave === undefined || leave.months <= freeMonths) return null;
  return {
    from: addMonths(leave.from, freeMonths),
    until: addMonths(leave.from, leave.months),
    months: leave.months - freeMonths,
  };
};
