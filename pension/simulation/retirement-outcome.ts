import { dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account, AccountState } from '../account.ts';
import { ageInMonths, drawingDate, referenceAge } from '../ages.ts';
import { ahvAtMost } from '../ahv-estimate.ts';
import type { Step as CalculationStep } from '../calculation.ts';
import { disabilityOf } from '../compute-benefits.ts';
import { entitledChildren } from '../entitled-children.ts';
import { disabilityShareOn, employmentOn } from '../insured-person.ts';
import { booked, perMonth, ratioOf, shareOf } from '../rates.ts';
import { ageInYears, lumpSumAtMost, ordinaryAge, pensionFrom } from '../retirement.ts';
import type { LumpSum, LumpSumNotice } from '../retirement.ts';
import { once } from './once.ts';
import { BAND } from '../interest-band.ts';
import type { Scene, Step } from './scene.ts';

/** What one step into retirement draws. */
export type DrawnStep = {
  /** Its place among the entered steps; `null` for what they leave. */
  readonly at: number | null;
  /** Age in months. */
  readonly month: number;
  /** First day of its benefits. */
  readonly date: IsoDate;
  /** In percent of all that is not drawn today. */
  readonly share: number;
  /** The savings that it draws. */
  readonly savings: Centimes;
  /** The part of them that is taken at once. */
  readonly lumpSum: Centimes;
  readonly lumpSumAtMost: Centimes;
  /** Deadline for announcing it; `null` if no lump sum is possible or the plan requires no notice. */
  readonly lumpSumNotice: LumpSumNotice | null;
  /** Conversion rate in percent. */
  readonly rate: number;
  readonly pensionPerYear: Centimes;
  readonly pensionPerMonth: Centimes;
};

/** What comes in a month from a day on. */
export type Income = {
  readonly from: IsoDate;
  readonly salary: Centimes;
  /** From this fund, with what is drawn already and, until the ordinary age, the member's own disability pension. */
  readonly pension: Centimes;
  /** The member's own figure; 0 before the reference age. */
  readonly ahv: Centimes;
  readonly total: Centimes;
  /** In percent of today's salary, two decimals; `null` without one, or beside a pension. */
  readonly ratio: number | null;
};

export type RetirementOutcome = {
  /** First day from which all is drawn. */
  readonly date: IsoDate;
  /** Age then: years, with the months as a fraction. */
  readonly age: number;
  /** Ages in months: the first and the last that can still be chosen, the default, and the reference age. AHVG art. 21. */
  readonly ages: {
    readonly earliest: number;
    readonly latest: number;
    readonly usual: number;
    readonly reference: number;
    /** The first age of the plan, whatever the member's. */
    readonly earliestOfPlan: number;
  };
  readonly steps: readonly DrawnStep[];
  /** How many steps the plan allows from today on; one is always possible. BVG art. 13a para. 1. */
  readonly stepsAtMost: number;
  /** The least share that the first step may draw, in percent. BVG art. 13a para. 3. */
  readonly firstShareAtLeast: number;
  /** The highest old-age pension of the AHV a month, deferred as long as possible. AHVG art. 34, 39. */
  readonly ahvAtMost: Centimes;
  /** All that the steps draw. */
  readonly savings: Centimes;
  readonly lumpSum: Centimes;
  readonly lumpSumAtMost: Centimes;
  readonly pensionPerYear: Centimes;
  readonly pensionPerMonth: Centimes;
  /** From steps before today, per month. */
  readonly drawnPerMonth: Centimes;
  /** Each child's pension a year in addition, and the children entitled on that day. BVG art. 17. */
  readonly child: { readonly perYear: Centimes; readonly children: number };
  /** Today, and from each day on which it changes. */
  readonly income: readonly Income[];
  /** The same at other assumed rates of interest, in percent. */
  readonly band: readonly {
    readonly percent: number;
    readonly savings: Centimes;
    readonly lumpSum: Centimes;
    readonly pensionPerMonth: Centimes;
  }[];
};

/** A step with its derivation. */
export type DrawnWithSteps = DrawnStep & {
  readonly state: AccountState;
  readonly whole: Centimes;
  readonly lumpSumRule: LumpSum;
  readonly derivation: readonly CalculationStep[];
};

const wantedLumpSum = ({ lumpSum }: Step, savings: Centimes): Centimes =>
  lumpSum === undefined
    ? 0
    : Math.min(lumpSum.unit === 'chf' ? toCentimes(lumpSum.value) : shareOf(savings, lumpSum.value), savings);

/** What the steps of a scene draw from an account. */
export const drawSteps = (
  { steps, record, parametersOn, today }: Scene,
  account: Account,
): readonly DrawnWithSteps[] => {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const applied = steps.length === 1 ? [] : account.eventsUntil(dayBefore(last.date));
  return steps.map((step) => {
    const { at, month, date, share, event } = step;
    const booking = event && applied.find((each) => each.event === event);
    const left = booking ? undefined : account.on(dayBefore(date));
    const state = booking
      ? { savings: -booking.savings, bvgPart: -booking.bvgPart }
      : (left ?? { savings: 0, bvgPart: 0 });
    const whole = booking ? booked(booking.before) : state.savings;
    const { savings, bvgPart } = state;
    const rule = lumpSumAtMost(state, whole, record, parametersOn(date), date, today);
    const lumpSum = wantedLumpSum(step, savings);
    const kept = {
      savings: savings - lumpSum,
      // Capital takes from the BVG part in proportion.
      bvgPart: lumpSum === 0 ? bvgPart : bvgPart - booked((bvgPart * lumpSum) / savings),
    };
    const pension = pensionFrom(kept, record, parametersOn, month);
    return {
      at,
      month,
      date,
      share,
      savings,
      lumpSum,
      lumpSumAtMost: rule.amount,
      lumpSumNotice: rule.notice,
      rate: pension.rate,
      pensionPerYear: pension.pensionPerYear,
      pensionPerMonth: pension.pensionPerMonth,
      state,
      whole,
      lumpSumRule: rule,
      derivation: pension.steps,
    };
  });
};

const sumOf = <Entry>(list: readonly Entry[], of: (entry: Entry) => number): number =>
  list.reduce((sum, entry) => sum + of(entry), 0);

/** The old-age pensions that are drawn on a day, a year: those from before today, and those of the steps by then. */
export const drawnOn = ({ drawnPerYear }: Scene, drawn: readonly DrawnStep[], day: IsoDate): Centimes =>
  drawnPerYear +
  sumOf(
    drawn.filter(({ date }) => date <= day),
    ({ pensionPerYear }) => pensionPerYear,
  );

/** The member's own disability pension in payment today, a month. BVG art. 24a. */
const disabilityPerMonth = ({ plan, record, account, parametersOn, today }: Scene): Centimes =>
  disabilityShareOn(record, today) === 0
    ? 0
    : perMonth(disabilityOf(plan, record, account, parametersOn, today)?.runningPerYear ?? 0);

/** Salary, pension and AHV pension per month, from today on. */
const incomeOf = (scene: Scene, drawn: readonly DrawnStep[], end: IsoDate): readonly Income[] => {
  const { record, today, changes, parametersOn } = scene;
  const reference = drawingDate(record.birthDate, referenceAge(record.sex, record.birthDate));
  const ordinary = drawingDate(record.birthDate, ordinaryAge(record, parametersOn(today)));
  const disability = disabilityPerMonth(scene);
  const ahvPerMonth = toCentimes(changes.retirement?.ahvPerMonth ?? record.ahvPerMonth ?? 0);
  const paidOn = (day: IsoDate): Centimes =>
    day >= end || (record.exit !== undefined && day > record.exit.date)
      ? 0
      : perMonth(toCentimes(employmentOn(record, day)?.salary ?? 0));
  // Beside a pension, the salary isn't what somebody lives on.
  const compared = scene.drawnPerYear + disability > 0 ? 0 : paidOn(today);
  const ends = disability > 0 ? [reference, ordinary] : [reference];
  const dates = [today, ...drawn.map(({ date }) => date), ...record.employments.map(({ from }) => from), ...ends];
  const income = [...new Set(dates)]
    .filter((day) => day >= today && (day <= end || ends.includes(day)))
    .toSorted()
    .map((from): Income => {
      const salary = paidOn(from);
      const pension = perMonth(drawnOn(scene, drawn, from)) + (from < ordinary ? disability : 0);
      const ahv = from >= reference ? ahvPerMonth : 0;
      const total = salary + pension + ahv;
      return { from, salary, pension, ahv, total, ratio: ratioOf(total, compared) };
    });
  return income.filter(({ total, salary }, index) => {
    const last = income[index - 1];
    return last === undefined || last.total !== total || last.salary !== salary;
  });
};

/** The ages that can be chosen, in months. */
const agesOf = ({ usual, record, parametersOn, today }: Scene): RetirementOutcome['ages'] => {
  const { earliestAge, latestAge } = parametersOn(today).retirement;
  const now = ageInMonths(record.birthDate, today);
  const next = drawingDate(record.birthDate, now) > today ? now : now + 1;
  return {
    earliest: Math.max(earliestAge * 12, next),
    latest: Math.max(latestAge * 12, usual),
    usual,
    reference: referenceAge(record.sex, record.birthDate),
    earliestOfPlan: earliestAge * 12,
  };
};

/** The least share that the first step may draw; any once there have been others. */
const firstShareAtLeast = ({ past, parametersOn, today }: Scene): number =>
  past.steps > 0 ? 0 : parametersOn(today).retirement.partialSteps.firstAtLeastPercent;

/** How many steps are left from those that the plan allows. */
const stepsLeft = ({ past, parametersOn, today }: Scene): number =>
  Math.max(1, parametersOn(today).retirement.partialSteps.atMost - past.steps);

/** What all steps draw together. */
export const totalsOf = (drawn: readonly DrawnStep[]) => {
  const pensionPerYear = sumOf(drawn, (step) => step.pensionPerYear);
  return {
    savings: sumOf(drawn, (step) => step.savings),
    lumpSum: sumOf(drawn, (step) => step.lumpSum),
    pensionPerYear,
    pensionPerMonth: perMonth(pensionPerYear),
  };
};

/** Old-age benefits of a scene; `null` if none can be computed. */
export const retirementOutcome = (scene: Scene, drawn: readonly DrawnWithSteps[]): RetirementOutcome | null => {
  const last = drawn.at(-1);
  if (last === undefined) return null;
  const { record, parametersOn } = scene;
  const totals = totalsOf(drawn);
  const later = parametersOn(last.date);
  const income = once(() => incomeOf(scene, drawn, last.date));
  const band = once(() =>
    BAND.map((percent) => {
      const { savings, lumpSum, pensionPerMonth } = totalsOf(drawSteps(scene, scene.accountAt(percent)));
      return { percent, savings, lumpSum, pensionPerMonth };
    }),
  );
  return {
    date: last.date,
    age: ageInYears(last.month),
    ages: agesOf(scene),
    steps: drawn.map(({ state: _state, whole: _whole, lumpSumRule: _rule, derivation: _derivation, ...step }) => step),
    stepsAtMost: stepsLeft(scene),
    firstShareAtLeast: firstShareAtLeast(scene),
    ahvAtMost: ahvAtMost(scene.today),
    ...totals,
    lumpSumAtMost: sumOf(drawn, (step) => step.lumpSumAtMost),
    drawnPerMonth: perMonth(scene.drawnPerYear),
    child: {
      perYear: shareOf(totals.pensionPerYear, later.childBenefits.retiredChildPercent),
      children: entitledChildren(record, later, last.date).length,
    },
    get income() {
      return income();
    },
    get band() {
      return band();
    },
  };
};
