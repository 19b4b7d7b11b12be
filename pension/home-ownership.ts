import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { addYears } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { vestedBenefitsOn } from './account.ts';
import type { Account } from './account.ts';
import { ageInMonths } from './ages.ts';
import { chf, law, onDay, percent, years } from './calculation.ts';
import type { Step } from './calculation.ts';
import { openWithdrawals } from './buy-in.ts';
import { capitalUntil, pensionOnlySince } from './continued-insurance.ts';
import { disabilityShareOn, hasLeft } from './insured-person.ts';
import { sumOfEvents } from './money-events.ts';
import { shareOf } from './rates.ts';
import { recentBuyIns } from './recent-buy-ins.ts';

/** Why nothing can be withdrawn today. */
export type HomeOwnershipBlock =
  | 'notInsured'
  | 'birthDateUnknown'
  | 'drawingDisabilityPension'
  | 'tooOld'
  | 'continuedInsurance'
  | 'withdrawnLately'
  | 'belowMinimum';

export type HomeOwnership = {
  /** Maximum for today; 0 if blocked. */
  readonly atMost: Centimes;
  /** Age from which no withdrawal is possible. */
  readonly maxAge: number;
  readonly blocked: HomeOwnershipBlock | null;
  /** First day on which a withdrawal is possible again after the last one; `null` if it already is. */
  readonly possibleFrom: IsoDate | null;
  /**
   * The maximum on each birthday from the next one until `maxAge`, and on the day from which a withdrawal is possible
   * again, at an age in whole months; empty if it can't be computed.
   */
  readonly curve: readonly {
    readonly age: number;
    readonly date: IsoDate;
    readonly amount: Centimes;
    /** Whether that is the day on which the age is reached; the other is the end of a wait. */
    readonly isBirthday: boolean;
  }[];
  readonly steps: readonly Step[];
};

type Limit = { readonly amount: Centimes; readonly steps: readonly Step[] };

/** Payments in or out for a home after one day, up to another. */
const since = (
  record: InsuredRecord,
  after: IsoDate,
  until: IsoDate,
  kind: 'repayment' | 'earlyWithdrawal',
): Centimes => sumOfEvents(record, (event) => event.kind === kind && event.date > after && event.date <= until);

/**
 * The maximum on a day. Of a member who draws a part of the full disability pension, the same part of the savings belongs to
 * it and stays in the fund. BVV 2 art. 14, 15.
 * @param bought recent buy-ins, which can't be drawn as capital. BVG art. 79b para. 3.
 */
export const withdrawalLimit = (
  account: Account,
  record: InsuredRecord,
  date: IsoDate,
  bought: Centimes = recentBuyIns(record, date),
): Limit => {
  const whole = limitOfWhole(account, record, date, bought);
  const share = disabilityShareOn(record, date);
  if (share === 0) return whole;
  const amount = shareOf(whole.amount, 100 - share);
  return {
    amount,
    steps: [
      ...whole.steps,
      {
        rule: 'withoutDisabledPart',
        law: law('BVV2', '15'),
        inputs: [chf('available', whole.amount), percent('percent', 100 - share)],
        result: chf('atMost', amount),
      },
    ],
  };
};

/**
 * The maximum allowed by law on a day. Up to age 50 all vested benefits; later the larger of those at 50 (plus
 * repayments, minus withdrawals since) and half of today's minus the open withdrawals. BVG art. 30c, WEFV art. 5.
 */
const limitOfWhole = (account: Account, record: InsuredRecord, date: IsoDate, bought: Centimes): Limit => {
  const benefit = vestedBenefitsOn(account, date);
  const available = Math.max(benefit - bought, 0);
  const fiftieth = addYears(record.birthDate, 50);
  if (date <= fiftieth) {
    return {
      amount: available,
      steps: [
        {
          rule: 'allVestedBenefits',
          law: law('BVG', '30c', { paragraph: '2' }),
          inputs: [chf('savings', benefit), chf('recentBuyIns', bought)],
          result: chf('atMost', available),
        },
      ],
    };
  }
  const recorded = record.vestedBenefitsAtFifty;
  const known = recorded === undefined ? vestedBenefitsOn(account, fiftieth) : toCentimes(recorded);
  const repaid = since(record, fiftieth, date, 'repayment');
  const withdrawn = since(record, fiftieth, date, 'earlyWithdrawal');
  const atFifty = Math.max(known + repaid - withdrawn, 0);
  const open = openWithdrawals(record, date);
  const half = Math.max(Math.floor((benefit - open) / 2), 0);
  const amount = Math.min(Math.max(atFifty, half), available);
  return {
    amount,
    steps: [
      {
        rule: 'benefitAtFifty',
        law: law('WEFV', '5', { paragraph: '4' }),
        inputs: [
          chf('recordedAtFifty', known),
          ...(repaid > 0 ? [chf('repaidSince', repaid)] : []),
          ...(withdrawn > 0 ? [chf('withdrawnSince', withdrawn)] : []),
        ],
        result: chf('atFifty', atFifty),
      },
      {
        rule: 'halfOfToday',
        law: law('WEFV', '5', { paragraph: '4' }),
        inputs: [chf('savings', benefit), ...(open > 0 ? [chf('openWithdrawals', open)] : []), percent('percent', 50)],
        result: chf('halfOfToday', half),
      },
      {
        rule: 'largerAfterFifty',
        law: law('BVG', '30c', { paragraph: '2' }),
        inputs: [
          chf('atFifty', atFifty),
          chf('halfOfToday', half),
          ...(bought > 0 ? [chf('recentBuyIns', bought), chf('available', available)] : []),
        ],
        result: chf('atMost', amount),
      },
    ],
  };
};

/**
 * The most that can be pledged on a day: as much as can be withdrawn, and recent buy-ins as well, because a pledge draws
 * no capital. BVG art. 30b, WEFV art. 8.
 */
export const pledgeLimit = (account: Account, record: InsuredRecord, date: IsoDate): Centimes =>
  withdrawalLimit(account, record, date, 0).amount;

/** The step that says why nothing can be withdrawn; null if something can. WEFV art. 5. */
const obstacleTo = (available: Centimes, minimum: Centimes, possibleFrom: IsoDate | null) => {
  const result = chf('atMost', 0);
  if (possibleFrom !== null) {
    return {
      rule: 'withdrawnLately',
      law: law('WEFV', '5', { paragraph: '3' }),
      plan: 'homeOwnership',
      inputs: [onDay('possibleFrom', possibleFrom)],
      result,
    } as const;
  }
  if (available >= minimum) return null;
  return {
    rule: 'belowMinimum',
    law: law('WEFV', '5', { paragraph: '1' }),
    plan: 'homeOwnership',
    inputs: [chf('available', available), chf('atLeast', minimum)],
    result,
  } as const;
};

/**
 * Early withdrawal for home ownership: what is possible today and on each future birthday.
 * @param record the record; movements after today count only in the years after them.
 */
export const computeHomeOwnership = (
  account: Account,
  record: InsuredRecord,
  parameters: PlanParameters,
  today: IsoDate,
): HomeOwnership => {
  const { maxAge, atLeast, everyYears } = parameters.homeOwnership;
  const minimum = toCentimes(atLeast);
  const none = (blocked: HomeOwnershipBlock): HomeOwnership => ({
    atMost: 0,
    maxAge,
    blocked,
    possibleFrom: null,
    curve: [],
    steps: [],
  });
  if (account.firstDay === null || hasLeft(record, today)) return none('notInsured');
  if (isUnknownDate(record.birthDate)) return none('birthDateUnknown');
  if (disabilityShareOn(record, today) === 100) return none('drawingDisabilityPension');
  const months = ageInMonths(record.birthDate, today);
  if (months >= maxAge * 12) {
    return {
      ...none('tooOld'),
      steps: [
        {
          rule: 'pastWithdrawalAge',
          law: law('BVG', '30c', { paragraph: '1' }),
          plan: 'homeOwnership',
          inputs: [years('age', Math.floor(months / 12)), years('withdrawalAge', maxAge)],
          result: chf('atMost', 0),
        },
      ],
    };
  }

  const pensionOnlyAfter = capitalUntil(record);
  const continuedFrom = pensionOnlySince(record, today);
  if (continuedFrom !== null) {
    return {
      ...none('continuedInsurance'),
      steps: [
        {
          rule: 'continuedInsuranceTooLong',
          law: law('BVG', '47a', { paragraph: '6' }),
          inputs: [onDay('continuedFrom', continuedFrom)],
          result: chf('atMost', 0),
        },
      ],
    };
  }

  const possibleFrom =
    record.moneyEvents
      .filter((event) => event.kind === 'earlyWithdrawal' && event.date <= today)
      .map((event) => addYears(event.date, everyYears))
      .filter((day) => day > today)
      .toSorted()
      .at(-1) ?? null;
  const limit = withdrawalLimit(account, record, today);
  const days = [];
  for (let age = Math.floor(months / 12) + 1; age < maxAge; age += 1) {
    days.push({ age, date: addYears(record.birthDate, age), isBirthday: true });
  }
  const [first, last] = [days[0], days.at(-1)];
  const again =
    possibleFrom === null
      ? null
      : { age: ageInMonths(record.birthDate, possibleFrom) / 12, date: possibleFrom, isBirthday: false };
  if (again !== null && first && last && again.date > first.date && again.date < last.date) {
    if (days.every(({ date }) => date !== again.date)) days.push(again);
  }
  const curve = days
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ age, date, isBirthday }) => {
      const { amount } = withdrawalLimit(account, record, date);
      const open =
        (possibleFrom === null || date >= possibleFrom) &&
        (pensionOnlyAfter === null || date <= pensionOnlyAfter) &&
        amount >= minimum;
      return { age, date, amount: open ? amount : 0, isBirthday };
    });
  const obstacle = obstacleTo(limit.amount, minimum, possibleFrom);
  return {
    atMost: obstacle === null ? limit.amount : 0,
    maxAge,
    blocked: obstacle?.rule ?? null,
    possibleFrom,
    curve,
    steps: obstacle === null ? limit.steps : [...limit.steps, obstacle],
  };
};
