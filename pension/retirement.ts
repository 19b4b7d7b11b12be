import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { addMonths, dayBefore } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account, AccountState } from './account.ts';
import { ageInMonths, drawingDate, referenceAge } from './ages.ts';
import { chf, count, law, months, onDay, percent, years } from './calculation.ts';
import type { Quantity, Step } from './calculation.ts';
import { pensionOnlySince } from './continued-insurance.ts';
import { BVG_CONVERSION_RATE } from './legal-parameters.ts';
import { entitledChildren } from './entitled-children.ts';
import type { PlanTimeline } from './plan-parameters.ts';
import { perMonth, roundRate, shareOf } from './rates.ts';
import { buyInLock, recentBuyIns } from './recent-buy-ins.ts';

type Rates = PlanParameters['retirement']['conversionRates'];

/** The benefits for drawing at one age. */
export type RetirementAt = {
  /** Age in years, with the months as a fraction: 64.5. */
  readonly age: number;
  /** First day of the pension. */
  readonly date: IsoDate;
  /** Savings on the day before. */
  readonly savings: Centimes;
  /** Conversion rate in percent. */
  readonly rate: number;
  readonly pensionPerYear: Centimes;
  readonly pensionPerMonth: Centimes;
  readonly steps: readonly Step[];
};

/** Deadline for announcing capital at the ordinary age. */
export type LumpSumNotice = {
  readonly months: number;
  /** The last possible day. */
  readonly until: IsoDate;
  /** Afterwards, the fund decides whether capital can still be drawn. */
  readonly hasPassed: boolean;
};

export type Retirement = {
  /** The default: drawing at the ordinary age, or as soon as possible after it. */
  readonly ordinary: RetirementAt;
  /** Every whole age that can still be chosen, and the ordinary age. */
  readonly byAge: readonly RetirementAt[];
  /** Pension already drawn from steps into retirement, a year. BVG art. 13a. */
  readonly drawnPerYear: Centimes;
  /** The same amount per month. */
  readonly drawnPerMonth: Centimes;
  /** Maximum capital at the ordinary age. */
  readonly lumpSumAtMost: Centimes;
  readonly lumpSumSteps: readonly Step[];
  /**
   * Deadline for announcing it; `null` if no capital can be drawn, or the plan requires no notice. BVG art. 37 para. 4.
   */
  readonly lumpSumNotice: LumpSumNotice | null;
  /** Whether the member is between the plan's earliest age and the reference age. FZG art. 2 para. 1bis. */
  readonly isPastEarliestAge: boolean;
  /** Whether continued insurance has lasted so long that only a pension can be drawn. BVG art. 47a para. 6. */
  readonly isPensionOnly: boolean;
  /** Steps into retirement that the plan allows, and those already taken. BVG art. 13a. */
  readonly partialSteps: { readonly atMost: number; readonly firstAtLeastPercent: number; readonly taken: number };
  /** Until this day recent buy-ins can't be taken as capital; `null` if nothing is locked. BVG art. 79b para. 3. */
  readonly lockedUntil: IsoDate | null;
  /** Pension of each child in addition to the pension at the ordinary age, a year. BVG art. 17. */
  readonly childPerYear: Centimes;
  /** Children who would be entitled on its first day. */
  readonly children: number;
  readonly childStep: Step;
};

/** An age as whole years and months. */
const ageInputs = (age: number): readonly Quantity[] => [
  years('age', Math.floor(age / 12)),
  ...(age % 12 === 0 ? [] : [months('ageMonths', age % 12)]),
];

/** Age in months → years with two decimals: 774 → 64.5. */
export const ageInYears = (months: number): number => Math.round((months / 12) * 100) / 100;

/**
 * Conversion rate at an age in months: the plan's rate at whole ages, interpolated between them to four decimals;
 * outside the list its first or last rate.
 */
export const conversionRate = (rates: Rates, months: number): number => {
  const above = rates.find((entry) => entry.age * 12 > months);
  const below = rates.findLast((entry) => entry.age * 12 <= months);
  if (!below) return above?.rate ?? 0;
  if (!above) return below.rate;
  const share = (months - below.age * 12) / ((above.age - below.age) * 12);
  return roundRate(below.rate + (above.rate - below.rate) * share);
};

/**
 * The law's rate on the BVG part: 6.8 % from the reference age on, 0.2 points less for each year earlier. BVG art. 13,
 * 14.
 */
const lawfulRate = (months: number, reference: number): number =>
  roundRate(BVG_CONVERSION_RATE - (0.2 * Math.max(reference - months, 0)) / 12);

/** Ordinary age of a member in months, by the law or by the plan. */
export const ordinaryAge = (record: InsuredRecord, parameters: PlanParameters): number =>
  parameters.retirement.ordinaryAge === 'reference'
    ? referenceAge(record.sex, record.birthDate)
    : parameters.retirement.ordinaryAge * 12;

/**
 * The age in months at which benefits are drawn by default: the ordinary age, or as soon as possible after it; `null`
 * if the birth date is unknown, the member has left, nothing is on record, or the latest age is past.
 */
export const defaultAge = (
  account: Account,
  record: InsuredRecord,
  parameters: PlanParameters,
  today: IsoDate,
): number | null => {
  if (isUnknownDate(record.birthDate) || account.lastDay !== null || account.firstDay === null) return null;
  const ageNow = ageInMonths(record.birthDate, today);
  const ordinary = ordinaryAge(record, parameters);
  const possible = (age: number): boolean => drawingDate(record.birthDate, age) > today;
  const age = possible(ordinary) ? ordinary : possible(ageNow) ? ageNow : ageNow + 1;
  return age > Math.max(parameters.retirement.latestAge * 12, ordinary) ? null : age;
};

/**
 * The benefits for drawing all savings at an age (in months); a pension is never below the law's minimum on the BVG
 * part.
 */
export const retireAt = (
  account: Account,
  record: InsuredRecord,
  parametersOn: PlanTimeline,
  age: number,
): RetirementAt => pensionFrom(account.on(dayBefore(drawingDate(record.birthDate, age))), record, parametersOn, age);

/** The pension that some savings give at an age (in months), at least the law's minimum on their BVG part. */
export const pensionFrom = (
  { savings, bvgPart }: AccountState,
  record: Pick<InsuredRecord, 'birthDate' | 'sex'>,
  parametersOn: PlanTimeline,
  age: number,
): RetirementAt => {
  const date = drawingDate(record.birthDate, age);
  const { retirement } = parametersOn(date);
  const rate = conversionRate(retirement.conversionRates, age);
  const lawful = lawfulRate(age, referenceAge(record.sex, record.birthDate));
  const byPlan = shareOf(savings, rate);
  const byLaw = shareOf(bvgPart, lawful);
  const pensionPerYear = Math.max(byPlan, byLaw);
  return {
    age: ageInYears(age),
    date,
    savings,
    rate,
    pensionPerYear,
    pensionPerMonth: perMonth(pensionPerYear),
    steps: [
      {
        rule: 'conversion',
        law: law('BVG', '14', { paragraph: '1' }),
        plan: 'retirement',
        on: date,
        inputs: [...ageInputs(age), chf('capital', savings), percent('conversionRate', rate)],
        result: chf('pension', byPlan),
      },
      ...(byLaw > byPlan
        ? [
            {
              rule: 'lawfulMinimum',
              law: law('BVG', '14', { paragraph: '2' }),
              inputs: [chf('byPlan', byPlan), chf('lawfulCapital', bvgPart), percent('lawfulRate', lawful)],
              result: chf('pension', byLaw),
            } as const,
          ]
        : []),
    ],
  };
};

/** Pension already drawn, a year: each step's savings minus its lump sum, at the rate of its age. */
export const drawnPension = (
  account: Account,
  record: InsuredRecord,
  parametersOn: PlanTimeline,
  today: IsoDate,
): Centimes => {
  let drawn = 0;
  for (const { event, savings } of account.eventsUntil(today)) {
    if (event.kind !== 'partialRetirement') continue;
    const { retirement } = parametersOn(event.date);
    const rate = conversionRate(retirement.conversionRates, ageInMonths(record.birthDate, event.date));
    drawn += shareOf(Math.max(-savings - toCentimes(event.lumpSum), 0), rate);
  }
  return drawn;
};

/** Minimum share of the BVG savings that every member can take as capital, in percent. BVG art. 37 para. 2. */
const LAWFUL_LUMP_SUM = 25;

export type LumpSum = {
  readonly amount: Centimes;
  /** What plan and law allow before the buy-ins of the three years before are counted. */
  readonly byRule: Centimes;
  readonly notice: LumpSumNotice | null;
  readonly steps: readonly Step[];
};

/** The last day on which capital can be announced, and whether it has passed. BVG art. 37 para. 4. */
const noticeOf = (noticeMonths: number, date: IsoDate, today: IsoDate): LumpSumNotice | null => {
  if (noticeMonths === 0) return null;
  const until = addMonths(date, -noticeMonths);
  return { months: noticeMonths, until, hasPassed: today > until };
};

const noticeStep = ({ months: noticeMonths, until, hasPassed }: LumpSumNotice, date: IsoDate): Step => ({
  rule: hasPassed ? 'lumpSumNoticePassed' : 'lumpSumNotice',
  law: law('BVG', '37', { paragraph: '4' }),
  plan: 'retirement',
  on: date,
  inputs: [onDay('drawnFrom', date), months('noticeMonths', noticeMonths)],
  result: onDay('noticeUntil', until),
});

/**
 * Maximum capital on the first day of a pension: the plan's share of the savings that are drawn, at least a quarter of
 * their BVG part, without buy-ins of the three years before; nothing after more than two years of continued insurance.
 * BVG art. 37, 79b para. 3, 47a para. 6.
 * @param drawn the savings that are drawn.
 * @param whole all savings on the day before; buy-ins lock a part of these.
 */
export const lumpSumAtMost = (
  drawn: AccountState,
  whole: Centimes,
  record: InsuredRecord,
  { retirement }: PlanParameters,
  date: IsoDate,
  today: IsoDate,
): LumpSum => {
  const { savings, bvgPart } = drawn;
  const continuedFrom = pensionOnlySince(record, date);
  if (continuedFrom !== null) {
    const step: Step = {
      rule: 'lumpSumAfterContinuedInsurance',
      law: law('BVG', '47a', { paragraph: '6' }),
      inputs: [onDay('continuedFrom', continuedFrom), onDay('drawnFrom', date)],
      result: chf('atMost', 0),
    };
    return { amount: 0, byRule: 0, notice: null, steps: [step] };
  }
  const { atMostPercent, noticeMonths } = retirement.lumpSum;
  const byPlan = shareOf(savings, atMostPercent);
  const byLaw = shareOf(bvgPart, LAWFUL_LUMP_SUM);
  const most = Math.max(byPlan, byLaw);
  const bought = recentBuyIns(record, date);
  const unlocked = Math.max(whole - bought, 0);
  const amount = Math.min(most, unlocked);
  const notice = amount > 0 ? noticeOf(noticeMonths, date, today) : null;
  const steps: Step[] = notice === null ? [] : [noticeStep(notice, date)];
  steps.push({
    rule: 'lumpSumOfCapital',
    law: law('BVG', '37', { paragraph: '4' }),
    plan: 'retirement',
    on: date,
    inputs: [chf('capital', savings), percent('percent', atMostPercent)],
    result: chf('atMost', byPlan),
  });
  if (byLaw > byPlan) {
    steps.push({
      rule: 'lumpSumByLaw',
      law: law('BVG', '37', { paragraph: '2' }),
      inputs: [chf('lawfulCapital', bvgPart), percent('percent', LAWFUL_LUMP_SUM)],
      result: chf('atMost', byLaw),
    });
  }
  if (unlocked < most) {
    steps.push({
      rule: 'lumpSumWithoutBuyIns',
      law: law('BVG', '79b', { paragraph: '3', sentence: 1 }),
      inputs: [chf('capital', whole), chf('recentBuyIns', bought)],
      result: chf('atMost', amount),
    });
  }
  return { amount, byRule: most, notice, steps };
};

/**
 * Old-age benefits by age. `null` if the birth date is unknown, the member has left, nothing is on record, or the
 * latest age is past.
 */
export const computeRetirement = (
  account: Account,
  record: InsuredRecord,
  parametersOn: PlanTimeline,
  today: IsoDate,
): Retirement | null => {
  const parameters = parametersOn(today);
  const defaultMonths = defaultAge(account, record, parameters, today);
  if (defaultMonths === null) return null;
  const { earliestAge, latestAge } = parameters.retirement;
  const ageNow = ageInMonths(record.birthDate, today);
  const possible = (age: number): boolean => drawingDate(record.birthDate, age) > today;

  const ages = new Set<number>();
  for (let age = earliestAge; age <= latestAge; age += 1) if (possible(age * 12)) ages.add(age * 12);
  ages.add(defaultMonths);
  const byAge = [...ages].toSorted((a, b) => a - b).map((age) => retireAt(account, record, parametersOn, age));
  const ordinary = retireAt(account, record, parametersOn, defaultMonths);
  const later = parametersOn(ordinary.date);
  const childPercent = later.childBenefits.retiredChildPercent;
  const childPerYear = shareOf(ordinary.pensionPerYear, childPercent);
  const children = entitledChildren(record, later, ordinary.date).length;
  const drawnPerYear = drawnPension(account, record, parametersOn, today);
  const whole = account.on(dayBefore(ordinary.date));
  const lumpSum = lumpSumAtMost(whole, whole.savings, record, later, ordinary.date, today);
  const { partialSteps } = parameters.retirement;
  const taken = account.eventsUntil(today).filter(({ event }) => event.kind === 'partialRetirement').length;
  return {
    childPerYear,
    children,
    childStep: {
      rule: 'retiredChildPension',
      law: law('BVG', '17', { paragraph: '1' }),
      plan: 'childBenefits',
      on: ordinary.date,
      inputs: [chf('pension', ordinary.pensionPerYear), percent('percent', childPercent), count('children', children)],
      result: chf('childPension', childPerYear),
    },
    ordinary,
    byAge,
    drawnPerYear,
    drawnPerMonth: perMonth(drawnPerYear),
    lumpSumAtMost: lumpSum.amount,
    lumpSumSteps: lumpSum.steps,
    lumpSumNotice: lumpSum.notice,
    isPastEarliestAge: ageNow >= earliestAge * 12 && ageNow < referenceAge(record.sex, record.birthDate),
    isPensionOnly: pensionOnlySince(record, ordinary.date) !== null,
    partialSteps: { ...partialSteps, taken },
    lockedUntil: buyInLock(record, today),
  };
};
