import { addYears, dayBefore, earlier } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account } from '../account.ts';
import { openWithdrawals } from '../buy-in.ts';
import { capitalUntil } from '../continued-insurance.ts';
import { pledgeLimit, withdrawalLimit } from '../home-ownership.ts';
import type { InsuredRecord, MoneyEvent } from '../insured-record.ts';
import { disabilityShareOn } from '../insured-person.ts';
import { accountFrom } from './scene.ts';
import type { Scene } from './scene.ts';

/** What law and plan allow to withdraw or to pledge for a home. */
export type WithdrawalLimits = {
  /** First day: today; of a withdrawal, when the years since the last one are over. WEFV art. 5 para. 3. */
  readonly from: IsoDate;
  /** Last day; `null` where personal data are hidden. BVG art. 30c para. 1, 47a para. 6. */
  readonly until: IsoDate | null;
  /** What comes after it: the plan's age, the old-age pension, or the third year of continued insurance. */
  readonly endsBy: 'maxAge' | 'retirement' | 'continuedInsurance';
  readonly maxAge: number;
  /** Nothing for a pledge. WEFV art. 5 para. 1. */
  readonly atLeast: Centimes;
  /** Just before it, on the entered day; without one, on the first day. */
  readonly atMost: Centimes;
};

/** What law and plan allow to pay back. BVG art. 30d, WEFV art. 7. */
export type RepaymentLimits = {
  /** First day on which something is open: today, or that of the entered withdrawal. */
  readonly from: IsoDate;
  /** Last day; `null` where personal data are hidden. */
  readonly until: IsoDate | null;
  readonly atLeast: Centimes;
  /**
   * What is open just before it, at the earliest on the first day; without an entered day, after the entered withdrawal or
   * today.
   */
  readonly atMost: Centimes;
};

export type HomeLimits = {
  /** `null` if no day is left for one. */
  readonly withdrawal: WithdrawalLimits | null;
  /** A realised one counts as a withdrawal of its day. `null` if no day is left for one. BVG art. 30b, WEFV art. 8. */
  readonly pledge: WithdrawalLimits | null;
  /** `null` if nothing is open before retirement begins. */
  readonly repayment: RepaymentLimits | null;
};

/** A situation just before a movement of a day: without it and those after it, such as what pays it back on that day. */
export const situationBefore = (
  scene: Scene,
  on: IsoDate,
  kind: MoneyEvent['kind'],
): { readonly account: Account; readonly record: InsuredRecord } => {
  const own = scene.homeEvents.find((event) => event.date === on && event.kind === kind);
  const isAfter = (event: MoneyEvent): boolean =>
    kind === 'earlyWithdrawal' && event.kind === 'repayment' && scene.homeEvents.includes(event);
  const moneyEvents = scene.record.moneyEvents.filter(
    (event) => event !== own && (event.date < on || (event.date === on && !isAfter(event))),
  );
  const record = { ...scene.record, moneyEvents };
  return { account: accountFrom(scene, record, on), record };
};

/** First day after the latest withdrawal of a record on which another one is possible; `null` without any. */
export const possibleAfter = ({ moneyEvents }: InsuredRecord, everyYears: number): IsoDate | null =>
  moneyEvents
    .filter(({ kind }) => kind === 'earlyWithdrawal')
    .map(({ date }) => addYears(date, everyYears))
    .toSorted()
    .at(-1) ?? null;

/** How savings are taken out for a home: at once, as a pledge only, or by realising a pledge. */
export type OutKind = 'withdrawal' | 'pledge' | 'realisation';

/** The most that can be taken out on a day. */
export const mostOut = (kind: OutKind, account: Account, record: InsuredRecord, on: IsoDate): Centimes =>
  kind === 'pledge' ? pledgeLimit(account, record, on) : withdrawalLimit(account, record, on).amount;

const withdrawalLimits = (scene: Scene, entered: IsoDate | undefined, kind: OutKind): WithdrawalLimits | null => {
  const { today, parametersOn, steps } = scene;
  const end = steps.at(-1)?.date;
  if (end === undefined) return null;
  const situation = entered === undefined ? null : situationBefore(scene, entered, 'earlyWithdrawal');
  const { account, record } = situation ?? scene;
  const { maxAge, atLeast, everyYears } = parametersOn(entered ?? today).homeOwnership;
  const again = kind === 'withdrawal' ? possibleAfter(record, everyYears) : null;
  const from = again !== null && again > today ? again : today;
  const continued = capitalUntil(record);
  const beforeAge = dayBefore(addYears(record.birthDate, maxAge));
  const until = [beforeAge, dayBefore(end)].reduce(earlier, continued ?? end);
  const endsBy = until === beforeAge ? 'maxAge' : until === continued ? 'continuedInsurance' : 'retirement';
  const on = entered ?? from;
  if (from > until || disabilityShareOn(record, on) === 100) return null;
  const least = kind === 'withdrawal' ? toCentimes(atLeast) : 0;
  return { from, until, endsBy, maxAge, atLeast: least, atMost: mostOut(kind, account, record, on) };
};

/** First day from today on on which a withdrawal of a record is open; `null` without any. */
export const openFrom = (record: InsuredRecord, today: IsoDate): IsoDate | null =>
  [today, ...record.moneyEvents.map(({ date }) => date)]
    .filter((day) => day >= today)
    .toSorted()
    .find((day) => openWithdrawals(record, day) > 0) ?? null;

/** A record without the repayment that is tried out. */
export const beforeRepayment = ({ record, homeEvents }: Scene): InsuredRecord => {
  const own = homeEvents.find(({ kind }) => kind === 'repayment');
  return { ...record, moneyEvents: record.moneyEvents.filter((event) => event !== own) };
};

const repaymentLimits = (scene: Scene, entered: IsoDate | undefined): RepaymentLimits | null => {
  const { today, parametersOn, steps, homeEvents } = scene;
  const [first] = steps;
  if (first === undefined) return null;
  const record = beforeRepayment(scene);
  const from = openFrom(record, today);
  if (from === null || from >= first.date) return null;
  const out = homeEvents.findLast(({ kind }) => kind === 'earlyWithdrawal')?.date;
  const wanted = entered ?? out ?? today;
  const on = wanted < from ? from : wanted;
  const open = openWithdrawals(record, on);
  const least = toCentimes(parametersOn(on).homeOwnership.repaymentAtLeast);
  return { from, until: dayBefore(first.date), atLeast: Math.min(least, open), atMost: open };
};

/** The limits of what can be taken out for a home or paid back, on the entered days. */
export const homeLimits = (scene: Scene): HomeLimits => {
  const { withdrawal, pledge, repayment } = scene.changes.home ?? {};
  return {
    withdrawal: withdrawalLimits(scene, withdrawal?.on, 'withdrawal'),
    pledge: withdrawalLimits(
      scene,
      pledge?.realisedOn ?? pledge?.on,
      pledge?.realisedOn === undefined ? 'pledge' : 'realisation',
    ),
    repayment: repaymentLimits(scene, repayment?.on),
  };
};
