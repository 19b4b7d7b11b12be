import type { MemberRecord } from './member-record.ts';
import type { PlanParameters } from './plan.ts';
import { addYears, completedMonths, interestDays, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account } from './account.ts';
import { ageForCredits } from './ages.ts';
import { chf, law, percent, years } from './calculation.ts';
import type { Step } from './calculation.ts';
import { disabilityShareOn, hasLeft, insuredOn, planChoiceOn } from './insured-person.ts';
import { shareOf } from './rates.ts';
import { buyInLock } from './recent-buy-ins.ts';

/** Why no buy-in is possible at all. */
export type BuyInBlock =
  | 'notInsured'
  | 'birthDateUnknown'
  | 'drawingDisabilityPension'
  | 'earlyWithdrawalOpen'
  | 'arrivalCapReached'
  | 'nothingMissing';

/** What is taken off the highest savings, in the order of the regulations. BVV 2 art. 60a. */
const reductionNames = ['savings', 'openWithdrawals', 'vestedElsewhere', 'pillar3aExcess', 'drawnSavings'] as const;

export type BuyInReduction = (typeof reductionNames)[number];

/** What decides further once the gap is known. BVG art. 79b paras. 3 and 4, BVV 2 art. 60b. */
export type BuyInLimit = 'blocked' | 'afterDivorce' | 'arrivalCap';

/** From the highest savings to what may be bought in, line by line. */
export type BuyInPotential = {
  /** Reductions that are not zero. */
  readonly reductions: readonly { readonly name: BuyInReduction; readonly amount: Centimes }[];
  /** What the reductions leave of the highest savings; never negative. */
  readonly gap: Centimes;
  /** Each with what it leaves. */
  readonly limits: readonly { readonly name: BuyInLimit; readonly amount: Centimes }[];
};

export type BuyIn = {
  /** Most that may be paid in today; 0 where blocked. */
  readonly atMost: Centimes;
  /** Savings now. */
  readonly current: Centimes;
  /** Most savings the regulations allow for age and salary. */
  readonly savingsAtMost: Centimes;
  /** Savings now in percent of that, two decimals, at most 100. */
  readonly ratio: number;
  readonly blocked: BuyInBlock | null;
  /** Early withdrawals not paid back. */
  readonly openWithdrawals: Centimes;
  /** Part of `atMost` that makes up for a divorce: possible despite open withdrawals, and never locked. */
  readonly afterDivorce: Centimes;
  /** Yearly cap for newcomers from abroad, before what they have paid in; `null` for others. BVV 2 art. 60b. */
  readonly arrivalCap: Centimes | null;
  /** Until this day capital may not be taken from earlier buy-ins. */
  readonly lockedUntil: IsoDate | null;
  /** `null` where the highest savings are unknown. */
  readonly potential: BuyInPotential | null;
  readonly steps: readonly Step[];
};

const sumOf = (record: MemberRecord, until: IsoDate, kinds: readonly string[]): Centimes =>
  record.moneyEvents.reduce(
    (sum, event) =>
      event.date <= until && kinds.includes(event.kind) && event.kind !== 'partialRetirement'
        ? sum + toCentimes(event.amount)
        : sum,
    0,
  );

/** Early withdrawals less repayments, on a day. BVG art. 30d. */
export const openWithdrawals = (record: MemberRecord, date: IsoDate): Centimes =>
  Math.max(sumOf(record, date, ['earlyWithdrawal']) - sumOf(record, date, ['repayment']), 0);

/** What a divorce took and no buy-in has replaced yet. BVG art. 79b para. 4. */
const openDivorce = (record: MemberRecord, date: IsoDate): Centimes => {
  const made = record.moneyEvents.reduce(
    (sum, event) =>
      event.kind === 'buyIn' && event.afterDivorce === true && event.date <= date
        ? sum + toCentimes(event.amount)
        : sum,
    0,
  );
  return Math.max(sumOf(record, date, ['divorceOut']) - made, 0);
};

/**
 * Most savings the regulations allow on a day for an insured salary: the plan's table, or what somebody insured at this
 * salary since the first age band would have, with the plan's interest and the member's option.
 */
export const savingsAtMost = (
  record: MemberRecord,
  parameters: PlanParameters,
  insured: Centimes,
  date: IsoDate,
): Centimes => {
  const year = yearOf(date);
  const age = ageForCredits(record.birthDate, year);
  const { buyIn, savings } = parameters;
  if (buyIn.maximum === 'table') {
    return shareOf(insured, buyIn.table.findLast((line) => line.age <= age)?.percent ?? 0);
  }
  const id = planChoiceOn(record, date);
  const additional = savings.options.find((option) => option.id === id)?.additionalPercent ?? 0;
  let amount = 0;
  for (let each = savings.bands[0]?.fromAge ?? 25; each <= Math.min(age, savings.untilAge); each += 1) {
    const band = savings.bands.findLast((entry) => entry.fromAge <= each);
    const rate = band ? band.member + band.employer + additional : 0;
    const thisYear = each === age;
    const [days, months] = thisYear ? [interestDays(date), completedMonths(date)] : [360, 12];
    amount += shareOf(amount, buyIn.interest, days, 360) + shareOf(insured, rate, months, 12);
  }
  return amount;
};

/** How the regulations' maximum came about. */
const maximumStep = (
  record: MemberRecord,
  { buyIn }: PlanParameters,
  insured: Centimes,
  most: Centimes,
  date: IsoDate,
): Step => {
  const age = ageForCredits(record.birthDate, yearOf(date));
  const about = [chf('insuredSalary', insured), years('age', age)];
  return buyIn.maximum === 'table'
    ? {
        rule: 'buyInMaximumByTable',
        law: law('BVG', '79b'),
        plan: 'buyIn',
        inputs: [...about, percent('tablePercent', buyIn.table.findLast((line) => line.age <= age)?.percent ?? 0)],
        result: chf('maximum', most),
      }
    : {
        rule: 'buyInMaximumByCredits',
        law: law('BVG', '79b'),
        plan: 'buyIn',
        inputs: [...about, percent('assumedInterest', buyIn.interest)],
        result: chf('maximum', most),
      };
};

/** What an open early withdrawal and a divorce make of the gap; empty where neither decides. BVG art. 79b paras. 3 and 4. */
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
      law: law('BVG', '79b'),
      inputs: [chf('openWithdrawals', open)],
      result: chf('gap', voluntary),
    });
  }
  if (afterDivorce > voluntary) {
    steps.push({
      rule: 'buyInAfterDivorce',
      law: law('BVG', '79b'),
      inputs: [chf('maximum', most), chf('savings', current), chf('afterDivorce', afterDivorce)],
      result: chf('gap', afterDivorce),
    });
  }
  return steps;
};

/**
 * Buy-in potential: the regulations' maximum less the savings, open early withdrawals, 3a excess, vested benefits held
 * elsewhere and savings already drawn. BVG art. 79b, BVV 2 art. 60a and 60b.
 *
 * Open early withdrawals block it, except for what makes up for a divorce. Newcomers from abroad may pay in at most 20 %
 * of the insured salary a year during five years.
 */
export const computeBuyIn = (
  account: Account,
  record: MemberRecord,
  parameters: PlanParameters,
  today: IsoDate,
): BuyIn => {
  const current = account.on(today).savings;
  const open = openWithdrawals(record, today);
  const insured = insuredOn(record, parameters, today);
  const nothing = (blocked: BuyInBlock): BuyIn => ({
    atMost: 0,
    current,
    savingsAtMost: 0,
    ratio: 0,
    blocked,
    openWithdrawals: open,
    afterDivorce: 0,
    arrivalCap: null,
    lockedUntil: buyInLock(record, today),
    potential: null,
    steps: [],
  });
  if (!insured || insured.insured === 0 || hasLeft(record, today)) return nothing('notInsured');
  if (isUnknownDate(record.birthDate)) return nothing('birthDateUnknown');
  if (disabilityShareOn(record, today) === 100) return nothing('drawingDisabilityPension');

  const most = savingsAtMost(record, parameters, insured.insured, today);
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

  const { arrivalFromAbroad } = record;
  const isNewcomer = arrivalFromAbroad !== undefined && today < addYears(arrivalFromAbroad, 5);
  const paidThisYear = record.moneyEvents.reduce(
    (sum, event) =>
      event.kind === 'buyIn' && event.date <= today && yearOf(event.date) === yearOf(today)
        ? sum + toCentimes(event.amount)
        : sum,
    0,
  );
  const arrivalCap = isNewcomer ? shareOf(insured.insured, 20) : null;
  const leftThisYear = arrivalCap === null ? null : Math.max(arrivalCap - paidThisYear, 0);

  const voluntary = open > 0 ? 0 : gap;
  const wanted = Math.max(voluntary, afterDivorce);
  const atMost = Math.min(wanted, leftThisYear ?? Number.POSITIVE_INFINITY);
  const block = wanted > 0 ? 'arrivalCapReached' : open > 0 ? 'earlyWithdrawalOpen' : 'nothingMissing';
  return {
    atMost,
    current,
    savingsAtMost: most,
    ratio: most === 0 ? 0 : Math.min(Math.round((current / most) * 10_000) / 100, 100),
    blocked: atMost > 0 ? null : block,
    openWithdrawals: open,
    afterDivorce: Math.min(afterDivorce, atMost),
    arrivalCap,
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
      maximumStep(record, parameters, insured.insured, most, today),
      {
        rule: 'buyInGap',
        law: law('BVV2', '60a'),
        plan: 'buyIn',
        inputs: [chf('maximum', most), ...reductions.map(({ name, amount }) => chf(name, amount))],
        result: chf('gap', gap),
      },
      ...blockSteps({ open, voluntary, afterDivorce, most, current }),
      ...(leftThisYear === null
        ? []
        : [
            {
              rule: 'arrivalCap',
              law: law('BVV2', '60b'),
              inputs: [
                chf('insuredSalary', insured.insured),
                percent('percent', 20),
                chf('paidThisYear', paidThisYear),
                chf('cap', leftThisYear),
              ],
              result: chf('atMost', atMost),
            } as const,
          ]),
    ],
  };
};
