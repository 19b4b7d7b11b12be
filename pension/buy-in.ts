import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { addYears, completedMonths, interestDays, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account } from './account.ts';
import { ageForCredits, bandAt, lastDayBeforeDrawing } from './ages.ts';
import { chf, days, law, months, onDay, percent, years } from './calculation.ts';
import type { Quantity, Step } from './calculation.ts';
import { disabilityShareOn, insuredOn } from './insured-person.ts';
import { sumOfEvents } from './money-events.ts';
import { booked, exactShareOf, ratioOf, roundRate, shareOf } from './rates.ts';
import { buyInLock } from './recent-buy-ins.ts';
import { defaultAge } from './retirement.ts';

/** Why no buy-in is possible at all. */
export type BuyInBlock =
  | 'notInsured'
  | 'birthDateUnknown'
  | 'drawingDisabilityPension'
  | 'tooOld'
  | 'earlyWithdrawalOpen'
  | 'arrivalCapReached'
  | 'nothingMissing';

/** Reductions of the maximum savings, in the order of the regulations. BVV 2 art. 60a. */
const reductionNames = ['savings', 'openWithdrawals', 'vestedElsewhere', 'pillar3aExcess', 'drawnSavings'] as const;

export type BuyInReduction = (typeof reductionNames)[number];

/** What else limits a buy-in once the gap is known. BVG art. 79b paras. 3 and 4, BVV 2 art. 60b. */
export type BuyInLimit = 'blocked' | 'afterDivorce' | 'arrivalCap';

/** From the maximum savings to the possible buy-in, line by line. */
export type BuyInPotential = {
  /** Reductions other than zero. */
  readonly reductions: readonly { readonly name: BuyInReduction; readonly amount: Centimes }[];
  /** The maximum savings minus the reductions; never negative. */
  readonly gap: Centimes;
  /** Each with the amount that it leaves. */
  readonly limits: readonly { readonly name: BuyInLimit; readonly amount: Centimes }[];
};

export type BuyIn = {
  /** Maximum for today; 0 if blocked. */
  readonly atMost: Centimes;
  /** Today's savings. */
  readonly current: Centimes;
  /** Maximum savings that the regulations allow for age and salary. */
  readonly savingsAtMost: Centimes;
  /** Today's savings in percent of that, two decimals, at most 100. */
  readonly ratio: number;
  readonly blocked: BuyInBlock | null;
  /** Early withdrawals not yet repaid. */
  readonly openWithdrawals: Centimes;
  /** Minimum repayment of them: the plan's, or all if less is open. WEFV art. 7 para. 1. */
  readonly repaymentAtLeast: Centimes;
  /** Part of `atMost` that makes up for a divorce: possible despite open withdrawals, and never locked. */
  readonly afterDivorce: Centimes;
  /** Yearly cap for newcomers from abroad, before this year's payments; `null` for others. BVV 2 art. 60b. */
  readonly arrivalCap: Centimes | null;
  /** First day without that cap; `null` for members without one. */
  readonly arrivalCapUntil: IsoDate | null;
  /** Until this day earlier buy-ins can't be taken as capital. */
  readonly lockedUntil: IsoDate | null;
  /** `null` if the maximum savings are unknown. */
  readonly potential: BuyInPotential | null;
  readonly steps: readonly Step[];
};

/** Early withdrawals minus repayments, on a day. BVG art. 30d. */
export const openWithdrawals = (record: InsuredRecord, date: IsoDate): Centimes =>
  Math.max(
    sumOfEvents(record, (event) => event.kind === 'earlyWithdrawal' && event.date <= date) -
      sumOfEvents(record, (event) => event.kind === 'repayment' && event.date <= date),
    0,
  );

/** What a divorce took and no buy-in has replaced yet. BVG art. 79b para. 4. */
export const openDivorce = (record: InsuredRecord, date: IsoDate): Centimes => {
  const taken = sumOfEvents(record, (event) => event.kind === 'divorceOut' && event.date <= date);
  const replaced = sumOfEvents(
    record,
    (event) => event.kind === 'buyIn' && event.afterDivorce === true && event.date <= date,
  );
  return Math.max(taken - replaced, 0);
};

/**
 * How much newcomers may pay in a year, in percent of the insured salary, and for how many years. BVV 2 art. 60b para.
 * 1.
 */
const NEWCOMER_PERCENT = 20;
const NEWCOMER_YEARS = 5;

/**
 * The day from which a newcomer's yearly cap no longer applies; `null` for others. It counts from the admission, not
 * the arrival.
 */
export const newcomerUntil = ({ arrivalFromAbroad, firstAdmission, admissionDate }: InsuredRecord): IsoDate | null =>
  arrivalFromAbroad === undefined
    ? null
    : addYears(firstAdmission ?? admissionDate ?? arrivalFromAbroad, NEWCOMER_YEARS);

/** The maximum savings, and their derivation. */
type Maximum = { readonly amount: Centimes; readonly step: Step };

/** Percent of a table for an age; 0 before its first line, and the last line's above it. */
const lineAt = (table: readonly { readonly age: number; readonly percent: number }[], age: number): number =>
  table.findLast((line) => line.age <= age)?.percent ?? 0;

/**
 * Maximum savings that the regulations allow on a day for an insured salary: by the plan's table, in proportion to the
 * months completed since the year began, or what a member insured at this salary since the first age band would have,
 * with the plan's interest. Both count the plan's own credits without the member's savings option, and end in the month
 * in which those credits end. BVG art. 79b para. 1, BVV 2 art. 60a.
 */
export const savingsAtMost = (
  record: InsuredRecord,
  { buyIn, savings }: PlanParameters,
  insured: Centimes,
  date: IsoDate,
): Maximum => {
  const end = lastDayBeforeDrawing(record.birthDate, savings.untilAge * 12);
  const day = date < end ? date : end;
  const age = ageForCredits(record.birthDate, yearOf(day));
  const monthsOver = completedMonths(day);
  const said = (rule: Step['rule'], amount: Centimes, inputs: readonly Quantity[]): Maximum => ({
    amount,
    step: {
      rule,
      law: law('BVG', '79b', { paragraph: '1' }),
      plan: 'buyIn',
      inputs: [years('age', age), months('months', monthsOver), ...inputs, chf('insuredSalary', insured)],
      result: chf('maximum', amount),
    },
  });
  if (buyIn.maximum === 'table') {
    const [before, after] = [lineAt(buyIn.table, age - 1), lineAt(buyIn.table, age)];
    const rate = roundRate(before + ((after - before) * monthsOver) / 12);
    const { amount, step } = said('buyInMaximumByTable', shareOf(insured, rate), [
      percent('tablePercentBefore', before),
      percent('tablePercent', after),
    ]);
    return { amount, step: { ...step, inputs: [...step.inputs, percent('percentToday', rate)] } };
  }
  const bands = savings.bands.filter(({ fromAge }) => fromAge <= age);
  let amount = 0;
  for (let each = savings.bands[0]?.fromAge ?? 25; each <= age; each += 1) {
    const band = bandAt(bands, each);
    const rate = band ? band.member + band.employer : 0;
    const [daysOver, part] = each === age ? [interestDays(day), monthsOver] : [360, 12];
    amount += exactShareOf(amount, buyIn.interest, daysOver, 360) + exactShareOf(insured, rate, part, 12);
  }
  return said('buyInMaximumByCredits', booked(amount), [
    days('days', interestDays(day)),
    percent('assumedInterest', buyIn.interest),
    ...bands.flatMap(({ fromAge, member, employer }) => [
      years('fromAge', fromAge),
      percent('creditRate', member + employer),
    ]),
  ]);
};

/** How an open early withdrawal and a divorce limit the gap; empty if neither does. BVG art. 79b paras. 3 and 4. */
const blockSteps = ({
  open,
  voluntary,
  afterDivorce,
  most,
  current,
}: Readonly<Record<'open' | 'voluntary' | 'afterDivorce' | 'most' | 'current', Centimes>>): Step[] => {
  const steps: Step[] = [];
  if (open > 0) {
    steps.push({
      rule: 'buyInBlocked',
      law: law('BVG', '79b', { paragraph: '3', sentence: 2 }),
      inputs: [chf('openWithdrawals', open)],
      result: chf('gap', voluntary),
    });
  }
  if (afterDivorce > voluntary) {
    steps.push({
      rule: 'buyInAfterDivorce',
      law: law('BVG', '79b', { paragraph: '4' }),
      inputs: [chf('maximum', most), chf('savings', current), chf('afterDivorce', afterDivorce)],
      result: chf('gap', afterDivorce),
    });
  }
  return steps;
};

/**
 * Buy-in potential: the regulations' maximum minus the savings, open early withdrawals, 3a excess, vested benefits held
 * elsewhere and savings already drawn. BVG art. 79b, BVV 2 art. 60a and 60b.
 * Open early withdrawals block it, except for what makes up for a divorce. Newcomers from abroad may pay in at most 20
 * % of the insured salary a year during the five years after first joining a Swiss pension fund.
 * @param current the savings that count; by default those of the day.
 */
export const computeBuyIn = (
  account: Account,
  record: InsuredRecord,
  parameters: PlanParameters,
  today: IsoDate,
  current = account.on(today).savings,
): BuyIn => {
  const open = openWithdrawals(record, today);
  const repaymentAtLeast = Math.min(toCentimes(parameters.homeOwnership.repaymentAtLeast), open);
  const insured = insuredOn(record, parameters, today);
  const nothing = (blocked: BuyInBlock): BuyIn => ({
    atMost: 0,
    current,
    savingsAtMost: 0,
    ratio: 0,
    blocked,
    openWithdrawals: open,
    repaymentAtLeast,
    afterDivorce: 0,
    arrivalCap: null,
    arrivalCapUntil: null,
    lockedUntil: buyInLock(record, today),
    potential: null,
    steps: [],
  });
  if (!insured || insured.insured === 0) return nothing('notInsured');
  if (isUnknownDate(record.birthDate)) return nothing('birthDateUnknown');
  if (disabilityShareOn(record, today) === 100) return nothing('drawingDisabilityPension');
  // All benefits are due, so that nothing can be added to them. BVG art. 13 para. 2, 13b para. 2.
  if (defaultAge(account, record, parameters, today) === null) return nothing('tooOld');

  const maximum = savingsAtMost(record, parameters, insured.insured, today);
  const most = maximum.amount;
  const drawn = account
    .eventsUntil(today)
    .reduce((sum, { event, savings }) => (event.kind === 'partialRetirement' ? sum - savings : sum), 0);
  const taken: Readonly<Record<BuyInReduction, Centimes>> = {
    savings: current,
    openWithdrawals: open,
    vestedElsewhere: toCentimes(record.vestedBenefitsElsewhere),
    pillar3aExcess: toCentimes(record.pillar3aExcess),
    drawnSavings: drawn,
  };
  const reductions = reductionNames.map((name) => ({ name, amount: taken[name] }));
  const gap = Math.max(most - reductions.reduce((sum, { amount }) => sum + amount, 0), 0);
  const afterDivorce = Math.min(openDivorce(record, today), Math.max(most - current, 0));

  const until = newcomerUntil(record);
  const capUntil = until !== null && today < until ? until : null;
  const paidThisYear = sumOfEvents(
    record,
    (event) => event.kind === 'buyIn' && event.date <= today && yearOf(event.date) === yearOf(today),
  );
  const arrivalCap = capUntil === null ? null : shareOf(insured.insured, NEWCOMER_PERCENT);
  const leftThisYear = arrivalCap === null ? null : Math.max(arrivalCap - paidThisYear, 0);

  const voluntary = open > 0 ? 0 : gap;
  const wanted = Math.max(voluntary, afterDivorce);
  const atMost = Math.min(wanted, leftThisYear ?? Number.POSITIVE_INFINITY);
  const block = wanted > 0 ? 'arrivalCapReached' : open > 0 ? 'earlyWithdrawalOpen' : 'nothingMissing';
  return {
    atMost,
    current,
    savingsAtMost: most,
    ratio: Math.min(ratioOf(current, most) ?? 0, 100),
    blocked: atMost > 0 ? null : block,
    openWithdrawals: open,
    repaymentAtLeast,
    afterDivorce: Math.min(afterDivorce, atMost),
    arrivalCap,
    arrivalCapUntil: capUntil,
    lockedUntil: buyInLock(record, today),
    potential: {
      reductions: reductions.filter(({ amount }) => amount !== 0),
      gap,
      limits: [
        ...(open > 0 ? [{ name: 'blocked', amount: voluntary } as const] : []),
        ...(afterDivorce > voluntary ? [{ name: 'afterDivorce', amount: afterDivorce } as const] : []),
        ...(leftThisYear === null ? [] : [{ name: 'arrivalCap', amount: leftThisYear } as const]),
      ],
    },
    steps: [
      maximum.step,
      {
        rule: 'buyInGap',
        law: law('BVV2', '60a'),
        plan: 'buyIn',
        inputs: [chf('maximum', most), ...reductions.map(({ name, amount }) => chf(name, amount))],
        result: chf('gap', gap),
      },
      ...blockSteps({ open, voluntary, afterDivorce, most, current }),
      ...(capUntil === null || leftThisYear === null
        ? []
        : [
            {
              rule: 'arrivalCap',
              law: law('BVV2', '60b', { paragraph: '1' }),
              inputs: [
                onDay('capUntil', capUntil),
                chf('insuredSalary', insured.insured),
                percent('percent', NEWCOMER_PERCENT),
                chf('paidThisYear', paidThisYear),
                chf('cap', leftThisYear),
              ],
              result: chf('atMost', atMost),
            } as const,
          ]),
    ],
  };
};
