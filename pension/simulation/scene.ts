import { addMonths, dayBefore, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes, toChf } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { createAccount } from '../account.ts';
import type { Account } from '../account.ts';
import { drawingDate } from '../ages.ts';
import type { InsuredRecord, MoneyEvent } from '../insured-record.ts';
import { employmentOn, hasLeft } from '../insured-person.ts';
import { accountsByInterest } from '../interest-band.ts';
import { planTimeline } from '../plan-parameters.ts';
import type { PlanTimeline } from '../plan-parameters.ts';
import type { Plan } from '../plan.ts';
import { booked } from '../rates.ts';
import { recordAsOf } from '../record-as-of.ts';
import { defaultAge, drawnPension, ordinaryAge } from '../retirement.ts';
import type { SimulationBasis } from './basis.ts';
import { daysOf, stillToCome } from './change-days.ts';
import {
  homeEventsOf,
  instalmentsOf,
  paidLeaveOf,
  paymentsOf,
  possibleMoves,
  withBuyIns,
  withEvents,
  withSavings,
} from './changed-record.ts';
import type { HomeEvent, Instalment, PaidLeave, Payment } from './changed-record.ts';
import type { Changes } from './changes.ts';

type EnteredStep = NonNullable<Changes['retirement']>['steps'][number];

/** One step into retirement; the last one draws all that is left. BVG art. 13a. */
export type Step = {
  /** Its place among the entered steps; `null` for what they leave. */
  readonly at: number | null;
  /** Age in months. */
  readonly month: number;
  /** First day of its benefits. */
  readonly date: IsoDate;
  /** In percent of all that is not drawn today. */
  readonly share: number;
  readonly lumpSum: EnteredStep['lumpSum'];
  /** How the account books it; `null` for the last step. */
  readonly event: (MoneyEvent & { readonly kind: 'partialRetirement' }) | null;
};

/** The steps before today: the share that they drew in percent, and the years in which they drew capital. */
export type PastSteps = { readonly drawn: number; readonly steps: number; readonly capitalYears: readonly number[] };

/** A member's situation with some changes: what all parts of an outcome are computed from. */
export type Scene = {
  readonly plan: Plan;
  readonly today: IsoDate;
  readonly changes: Changes;
  readonly parametersOn: PlanTimeline;
  /** As of today, with the changes. */
  readonly record: InsuredRecord;
  readonly account: Account;
  /** An exit that is still to come and after which nothing stays insured; the figures go on as if there were none. */
  readonly announcedExit: NonNullable<InsuredRecord['exit']> | null;
  /** The last day of an employment whose end is known, also of a member who stays insured; else `null`. */
  readonly employedUntil: IsoDate | null;
  /** The record without the buy-in. */
  readonly beforeBuyIn: InsuredRecord;
  /** The record's own: one that is tried out is booked on the day before its benefits, which may be today. */
  readonly past: PastSteps;
  /** Pension already drawn from steps before today, a year. */
  readonly drawnPerYear: Centimes;
  /** The default age in months; meaningless if no retirement can be computed. */
  readonly usual: number;
  /** Empty if no retirement can be computed. */
  readonly steps: readonly Step[];
  /** The buy-in's payments that are still to come, also those that come too late. */
  readonly instalments: readonly Instalment[];
  /** Those before all is drawn. */
  readonly payments: readonly Payment[];
  /** What is moved for a home: no more is taken than is there, and no more paid back than is open. */
  readonly homeEvents: readonly MoneyEvent[];
  /** The months of an unpaid leave that are not free; `null` without any. */
  readonly paidLeave: PaidLeave | null;
  /** The account if interest is assumed at one of the {@link BAND} rates. */
  readonly accountAt: (percent: number) => Account;
};

const pastSteps = ({ moneyEvents }: InsuredRecord, today: IsoDate): PastSteps => {
  const steps = moneyEvents.flatMap((event) =>
    event.kind === 'partialRetirement' && event.date <= today ? [event] : [],
  );
  const kept = steps.reduce((left, step) => left * (1 - step.percent / 100), 1);
  return {
    drawn: (1 - kept) * 100,
    steps: steps.length,
    capitalYears: steps.filter(({ lumpSum }) => lumpSum > 0).map(({ date }) => yearOf(date)),
  };
};

/** The scene without any change, which all others of a basis build upon. */
export const unchangedScene = ({ plan, record: entry, today }: SimulationBasis): Scene => {
  const record = recordAsOf(entry, today);
  const parametersOn = planTimeline(plan);
  const account = createAccount(plan, record, today);
  const steps = stepsOf(account, record, parametersOn, today, []);
  return withBand({
    plan,
    today,
    changes: {},
    parametersOn,
    record,
    account,
    announcedExit: hasLeft(entry, today) || entry.continuedInsurance ? null : (entry.exit ?? null),
    employedUntil: entry.exit?.date ?? null,
    beforeBuyIn: record,
    past: pastSteps(record, today),
    drawnPerYear: steps.length === 0 ? 0 : drawnPension(account, record, parametersOn, today),
    usual: steps.at(-1)?.month ?? 0,
    steps,
    instalments: [],
    payments: [],
    homeEvents: [],
    paidLeave: null,
  });
};

/**
 * The last day on which one is back from an entered leave that is still to come, among the changes of some scenarios; `null`
 * without any. A leave with an entered retirement moves no pension.
 */
export const lastReturn = (scenarios: readonly Changes[], today: IsoDate): IsoDate | null =>
  scenarios
    .flatMap(({ leave, retirement }) =>
      leave === undefined || leave.from < today || retirement !== undefined ? [] : addMonths(leave.from, leave.months),
    )
    .toSorted()
    .at(-1) ?? null;

/**
 * The scene in which who works beyond the ordinary age draws as soon as possible after a day, also without a leave until
 * then, so that nothing but the leave differs; `null` for everybody else, and for a day that has passed.
 */
export const drawnLater = (scene: Scene, day: IsoDate): Scene | null => {
  const { steps, usual, account, record, parametersOn, today } = scene;
  const [usualStep] = steps;
  if (day <= today || usualStep === undefined) return null;
  const parameters = parametersOn(today);
  if (usual <= ordinaryAge(record, parameters)) return null;
  const month = defaultAge(account, record, parameters, day) ?? parameters.retirement.latestAge * 12;
  return { ...scene, steps: [{ ...usualStep, month, date: drawingDate(record.birthDate, month) }] };
};

/** Adds the accounts of the band, which differ from the scene's own only from next year on. */
const withBand = (scene: Omit<Scene, 'accountAt'>): Scene => ({
  ...scene,
  accountAt: accountsByInterest(scene.plan, scene.record, scene.today, scene.account),
});

/** The year of the earliest day; infinity without any. */
export const firstYear = (days: readonly (IsoDate | undefined)[]): number =>
  Math.min(...days.map((day) => (day === undefined ? Number.POSITIVE_INFINITY : yearOf(day))));

/** The account of a record whose movements differ from those of the scene from a day on, but nothing else. */
export const accountFrom = (
  { plan, today, account }: Pick<Scene, 'plan' | 'today' | 'account'>,
  record: InsuredRecord,
  day: IsoDate,
): Account =>
  createAccount(plan, record, today, {
    account,
    sameMonthsUntil: Number.POSITIVE_INFINITY,
    sameEndsUntil: firstYear([day]),
  });

/** The scene with some changes. Days that have passed are ignored; the findings say so. */
export const changedScene = (before: Scene, entered: Changes): Scene => {
  const { plan, today, parametersOn, past, drawnPerYear } = before;
  const changes = stillToCome(entered, today);
  const instalments = instalmentsOf(changes.buyIn);
  const paidLeave = paidLeaveOf(changes.leave, parametersOn(changes.leave?.from ?? today).unpaidLeave.freeMonths);

  let record = withSavings(before.record, changes.savings);
  if (paidLeave && changes.leave?.cover !== 'full') {
    record = { ...record, leave: { from: paidLeave.from, until: paidLeave.until } };
  }
  const toCome = stepsToCome(record, today, changes.retirement);
  const steps = toCome.length === 0 ? before.steps : stepsOf(before.account, record, parametersOn, today, toCome);
  const partial = steps.flatMap(({ event }) => event ?? []);
  record = withSalaryFalls(record, steps, changes.retirement);
  const end = steps.at(-1)?.date;
  const inTime = instalments.filter(({ date }) => end === undefined || date < end);

  const saving = daysOf(changes).flatMap(({ about, on }) => (about === 'savings' ? on : []));
  const monthsChange = [...saving, paidLeave?.from, partial[0]?.date];
  /** The situation with some movements for a home. */
  const withMoves = (homeEvents: readonly HomeEvent[]) => {
    const beforeBuyIn = withEvents(record, [...homeEvents, ...partial]);
    const whole = withBuyIns(beforeBuyIn, inTime);
    const account = createAccount(plan, whole, today, {
      account: before.account,
      sameMonthsUntil: firstYear(monthsChange),
      sameEndsUntil: firstYear([...monthsChange, instalments[0]?.date, homeEvents[0]?.date]),
    });
    return { homeEvents, beforeBuyIn, record: whole, account };
  };
  const wanted = withMoves(homeEventsOf(changes.home));
  const possible = possibleMoves(wanted.homeEvents, before.record, wanted.account);
  const moved = possible === wanted.homeEvents ? wanted : withMoves(possible);
  return withBand({
    plan,
    today,
    changes,
    parametersOn,
    ...moved,
    announcedExit: before.announcedExit,
    employedUntil: before.employedUntil,
    past,
    drawnPerYear,
    usual: before.usual,
    steps,
    instalments,
    payments: paymentsOf(moved.beforeBuyIn, inTime),
    paidLeave,
  });
};

type StepToCome = EnteredStep & { readonly at: number; readonly date: IsoDate };

/** The entered steps into retirement whose days are still to come, by age. */
const stepsToCome = (
  { birthDate }: InsuredRecord,
  today: IsoDate,
  retirement: Changes['retirement'],
): readonly StepToCome[] =>
  (retirement?.steps ?? [])
    .map((step, at) => ({ ...step, at, date: drawingDate(birthDate, step.month) }))
    .filter(({ date }) => date > today)
    .toSorted((a, b) => a.month - b.month);

/**
 * The steps into retirement: shares above the whole are cut, and what the entered ones leave is drawn at the default age, or
 * at the latest one after a later step.
 */
const stepsOf = (
  account: Account,
  record: InsuredRecord,
  parametersOn: PlanTimeline,
  today: IsoDate,
  entered: readonly StepToCome[],
): readonly Step[] => {
  const parameters = parametersOn(today);
  const usual = defaultAge(account, record, parameters, today);
  if (usual === null) return [];
  const steps: Step[] = [];
  let drawn = 0;
  for (const { at, month, date, share: wanted, lumpSum } of entered) {
    const left = 100 - drawn;
    if (left <= 0) break;
    const share = Math.min(wanted, left);
    drawn = Math.round((drawn + share) * 10_000) / 10_000;
    const percent = Math.round((share / left) * 1_000_000) / 10_000;
    const event = { kind: 'partialRetirement', date: dayBefore(date), percent, lumpSum: 0 } as const;
    steps.push({ at, month, date, share, lumpSum, event: drawn >= 100 ? null : event });
  }
  if (drawn >= 100) return steps;
  const last = steps.at(-1)?.month ?? 0;
  const rest = last < usual ? usual : Math.max(parameters.retirement.latestAge * 12, last + 1);
  const share = Math.round((100 - drawn) * 10_000) / 10_000;
  const date = drawingDate(record.birthDate, rest);
  return [...steps, { at: null, month: rest, date, share, lumpSum: undefined, event: null }];
};

/**
 * A record whose salary falls with each step: to what is entered, else by the drawn share. BVG art. 13b para. 1.
 */
const withSalaryFalls = (
  record: InsuredRecord,
  steps: readonly Step[],
  retirement: Changes['retirement'],
): InsuredRecord => {
  const partial = steps.filter(({ event }) => event !== null);
  const [first] = partial;
  if (first === undefined) return record;
  const dates = [...partial.map(({ date }) => date), ...record.employments.map(({ from }) => from)];
  const later = [...new Set(dates)].filter((date) => date >= first.date).toSorted();
  let drawn = 0;
  let entered: number | undefined;
  const employments = later.flatMap((from) => {
    const full = employmentOn(record, from);
    const step = partial.find(({ date }) => date === from);
    if (step) {
      drawn += step.share;
      entered = step.at === null ? undefined : retirement?.steps[step.at]?.salary;
    }
    if (full === undefined) return [];
    const left = (100 - drawn) / 100;
    const salary = entered ?? toChf(booked(toCentimes(full.salary) * left));
    const kept = full.salary === 0 ? left : Math.min(salary / full.salary, 1);
    return [{ from, salary, activityRate: Math.round(full.activityRate * kept * 10_000) / 10_000 }];
  });
  return { ...record, employments: [...record.employments.filter(({ from }) => from < first.date), ...employments] };
};
