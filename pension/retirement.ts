import type { MemberRecord } from './member-record.ts';
import type { PlanParameters } from './plan.ts';
import { dayBefore } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account } from './account.ts';
import { ageInMonths, drawingDate, referenceAge } from './ages.ts';
import { chf, count, law, percent, years } from './calculation.ts';
import type { Step } from './calculation.ts';
import { BVG_CONVERSION_RATE } from './legal-parameters.ts';
import { entitledChildren } from './entitled-children.ts';
import type { PlanTimeline } from './plan-parameters.ts';
import { perMonth, shareOf } from './rates.ts';
import { buyInLock, recentBuyIns } from './recent-buy-ins.ts';

type Rates = PlanParameters['retirement']['conversionRates'];

/** What drawing at one age gives. */
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

export type Retirement = {
  /** The default: drawing at the ordinary age, or as soon as possible after it. */
  readonly ordinary: RetirementAt;
  /** Every whole age that can still be chosen, and the ordinary age. */
  readonly byAge: readonly RetirementAt[];
  /** Pension already drawn from steps into retirement, a year. BVG art. 13a. */
  readonly drawnPerYear: Centimes;
  /** The same amount by the month. */
  readonly drawnPerMonth: Centimes;
  /** Most that may be taken as capital at the ordinary age. */
  readonly lumpSumAtMost: Centimes;
  readonly lumpSumSteps: readonly Step[];
  /** Until this day capital may not be taken from recent buy-ins; `null` where nothing is locked. BVG art. 79b para. 3. */
  readonly lockedUntil: IsoDate | null;
  /** Pension of each child in addition to the pension at the ordinary age, a year. BVG art. 17. */
  readonly childPerYear: Centimes;
  /** Children who would be entitled to it on its first day. */
  readonly children: number;
  readonly childStep: Step;
};

/** Age in months → years with two decimals: 774 → 64.5. */
export const ageInYears = (months: number): number => Math.round((months / 12) * 100) / 100;

/**
 * Conversion rate at an age in months: the plan's rate at whole ages, months between two of them in proportion, to four
 * decimals; beyond the list its first or last rate.
 */
export const conversionRate = (rates: Rates, months: number): number => {
  const after = rates.findIndex((entry) => entry.age * 12 > months);
  const above = after === -1 ? undefined : rates[after];
  const below = after === -1 ? rates.at(-1) : rates[after - 1];
  if (!below) return above?.rate ?? 0;
  if (!above) return below.rate;
  const share = (months - below.age * 12) / ((above.age - below.age) * 12);
  return Math.round((below.rate + (above.rate - below.rate) * share) * 10_000) / 10_000;
};

/** The law's rate on the BVG part: 6.8 % from the reference age on, 0.2 points less for each year earlier. BVG art. 13, 14. */
const lawfulRate = (months: number, reference: number): number =>
  Math.round((BVG_CONVERSION_RATE - (0.2 * Math.max(reference - months, 0)) / 12) * 10_000) / 10_000;

/** Ordinary age of a member in months, by the law or by the plan. */
export const ordinaryAge = (record: MemberRecord, parameters: PlanParameters): number =>
  parameters.retirement.ordinaryAge === 'reference'
    ? referenceAge(record.sex, record.birthDate)
    : parameters.retirement.ordinaryAge * 12;

/** What drawing the whole savings at an age (in months) gives; a pension is never below the law's minimum on the BVG part. */
export const retireAt = (
  account: Account,
  record: MemberRecord,
  parametersOn: PlanTimeline,
  months: number,
): RetirementAt => {
  const date = drawingDate(record.birthDate, months);
  const { savings, bvgPart } = account.on(dayBefore(date));
  const { retirement } = parametersOn(date);
  const rate = conversionRate(retirement.conversionRates, months);
  const lawful = lawfulRate(months, referenceAge(record.sex, record.birthDate));
  const byPlan = shareOf(savings, rate);
  const byLaw = shareOf(bvgPart, lawful);
  const pensionPerYear = Math.max(byPlan, byLaw);
  return {
    age: ageInYears(months),
    date,
    savings,
    rate,
    pensionPerYear,
    pensionPerMonth: perMonth(pensionPerYear),
    steps: [
      {
        rule: 'conversion',
        plan: 'retirement',
        on: date,
        inputs: [chf('capital', savings), years('age', ageInYears(months)), percent('conversionRate', rate)],
        result: chf('pension', byPlan),
      },
      ...(byLaw > byPlan
        ? [
            {
              rule: 'lawfulMinimum',
              law: law('BVG', '14'),
              inputs: [chf('lawfulCapital', bvgPart), percent('lawfulRate', lawful), chf('byPlan', byPlan)],
              result: chf('pension', byLaw),
            } as const,
          ]
        : []),
    ],
  };
};

/** Pension already drawn, a year: each step's savings less its lump sum, at the rate of the age it was taken at. */
const drawnPension = (account: Account, record: MemberRecord, parametersOn: PlanTimeline, today: IsoDate): Centimes => {
  let drawn = 0;
  for (const { event, savings } of account.eventsUntil(today)) {
    if (event.kind !== 'partialRetirement') continue;
    const { retirement } = parametersOn(event.date);
    const rate = conversionRate(retirement.conversionRates, ageInMonths(record.birthDate, event.date));
    drawn += shareOf(Math.max(-savings - toCentimes(event.lumpSum), 0), rate);
  }
  return drawn;
};

/** Share of the BVG savings that every member may take as capital, in percent. BVG art. 37 para. 2. */
const LAWFUL_LUMP_SUM = 25;

/**
 * Most that may be taken as capital on the first day of a pension: the plan's share of the savings, at least a quarter
 * of the BVG savings, without what was bought in during the three years before. BVG art. 37, 79b para. 3.
 */
const lumpSumAtMost = (
  account: Account,
  record: MemberRecord,
  { retirement }: PlanParameters,
  date: IsoDate,
): { readonly amount: Centimes; readonly steps: readonly Step[] } => {
  const { savings, bvgPart } = account.on(dayBefore(date));
  const { atMostPercent } = retirement.lumpSum;
  const byPlan = shareOf(savings, atMostPercent);
  const byLaw = shareOf(bvgPart, LAWFUL_LUMP_SUM);
  const most = Math.max(byPlan, byLaw);
  const bought = recentBuyIns(record, date);
  const unlocked = Math.max(savings - bought, 0);
  const amount = Math.min(most, unlocked);
  const steps: Step[] = [
    {
      rule: 'lumpSumOfCapital',
      law: law('BVG', '37'),
      plan: 'retirement',
      on: date,
      inputs: [chf('capital', savings), percent('percent', atMostPercent)],
      result: chf('atMost', byPlan),
    },
  ];
  if (byLaw > byPlan) {
    steps.push({
      rule: 'lumpSumByLaw',
      law: law('BVG', '37'),
      inputs: [chf('lawfulCapital', bvgPart), percent('percent', LAWFUL_LUMP_SUM)],
      result: chf('atMost', byLaw),
    });
  }
  if (unlocked < most) {
    steps.push({
      rule: 'lumpSumWithoutBuyIns',
      law: law('BVG', '79b'),
      inputs: [chf('capital', savings), chf('recentBuyIns', bought)],
      result: chf('atMost', amount),
    });
  }
  return { amount, steps };
};

/**
 * Old-age benefits by age. `null` where the birth date is unknown, the member has left, nothing is on record, or
 * the latest age is past.
 */
export const computeRetirement = (
  account: Account,
  record: MemberRecord,
  parametersOn: PlanTimeline,
  today: IsoDate,
): Retirement | null => {
  if (isUnknownDate(record.birthDate) || account.lastDay !== null || account.firstDay === null) return null;
  const parameters = parametersOn(today);
  const { earliestAge, latestAge } = parameters.retirement;
  const ageNow = ageInMonths(record.birthDate, today);
  const ordinaryMonths = ordinaryAge(record, parameters);
  const possible = (months: number): boolean => drawingDate(record.birthDate, months) > today;
  let defaultMonths = ordinaryMonths;
  if (!possible(defaultMonths)) defaultMonths = possible(ageNow) ? ageNow : ageNow + 1;

  if (defaultMonths > Math.max(latestAge * 12, ordinaryMonths)) return null;

  const ages = new Set<number>();
  for (let age = earliestAge; age <= latestAge; age += 1) if (possible(age * 12)) ages.add(age * 12);
  ages.add(defaultMonths);
  const byAge = [...ages].toSorted((a, b) => a - b).map((months) => retireAt(account, record, parametersOn, months));
  const ordinary = retireAt(account, record, parametersOn, defaultMonths);
  const later = parametersOn(ordinary.date);
  const childPercent = later.childBenefits.retiredChildPercent;
  const childPerYear = shareOf(ordinary.pensionPerYear, childPercent);
  const children = entitledChildren(record, later, ordinary.date).length;
  const drawnPerYear = drawnPension(account, record, parametersOn, today);
  const lumpSum = lumpSumAtMost(account, record, later, ordinary.date);
  return {
    childPerYear,
    children,
    childStep: {
      rule: 'retiredChildPension',
      law: law('BVG', '17'),
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
    lockedUntil: buyInLock(record, today),
  };
};
