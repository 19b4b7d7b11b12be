import type { MemberRecord } from './member-record.ts';
import type { PlanParameters } from './plan.ts';
import { addYears } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account } from './account.ts';
import { ageInMonths } from './ages.ts';
import { chf, law, onDay, years } from './calculation.ts';
import type { Step } from './calculation.ts';
import { openWithdrawals } from './buy-in.ts';
import { disabilityShareOn, hasLeft } from './insured-person.ts';
import { recentBuyIns } from './recent-buy-ins.ts';

/** Why nothing can be withdrawn today. */
export type HomeOwnershipBlock =
  'notInsured' | 'birthDateUnknown' | 'drawingDisabilityPension' | 'tooOld' | 'withdrawnLately' | 'belowMinimum';

export type HomeOwnership = {
  /** Most that may be withdrawn today; 0 where blocked. */
  readonly atMost: Centimes;
  /** Age from which no withdrawal is possible. */
  readonly maxAge: number;
  readonly blocked: HomeOwnershipBlock | null;
  /** First day on which it is possible again after the last withdrawal; `null` where it already is. */
  readonly possibleFrom: IsoDate | null;
  /** The maximum on each birthday from the next one until `maxAge`; empty where nothing can be said. */
  readonly curve: readonly { readonly age: number; readonly date: IsoDate; readonly amount: Centimes }[];
  readonly steps: readonly Step[];
};

type Limit = { readonly amount: Centimes; readonly step: Step };

/**
 * The most that the law allows on a day. Up to age 50 all vested benefits; later the larger of those at 50 (plus
 * repayments, less withdrawals since) and half of today's less the open withdrawals. BVG art. 30c, WEFV art. 5.
 */
const limitOn = (account: Account, record: MemberRecord, date: IsoDate): Limit => {
  const benefit = account.on(date).savings;
  const bought = recentBuyIns(record, date);
  const available = Math.max(benefit - bought, 0);
  const fiftieth = addYears(record.birthDate, 50);
  if (date <= fiftieth) {
    return {
      amount: available,
      step: {
        rule: 'allVestedBenefits',
        law: law('BVG', '30c'),
        inputs: [chf('savings', benefit), chf('recentBuyIns', bought)],
        result: chf('atMost', available),
      },
    };
  }
  const isOnRecord = account.firstDay !== null && account.firstDay <= fiftieth;
  const recorded = record.vestedBenefitsAtFifty;
  const known = recorded !== undefined ? toCentimes(recorded) : isOnRecord ? account.on(fiftieth).savings : 0;
  const since = record.moneyEvents.reduce((sum, event) => {
    if (event.date <= fiftieth || event.date > date) return sum;
    if (event.kind === 'repayment') return sum + toCentimes(event.amount);
    return event.kind === 'earlyWithdrawal' ? sum - toCentimes(event.amount) : sum;
  }, 0);
  const atFifty = Math.max(known + since, 0);
  const half = Math.max(Math.floor((benefit - openWithdrawals(record, date)) / 2), 0);
  const amount = Math.min(Math.max(atFifty, half), available);
  return {
    amount,
    step: {
      rule: atFifty >= half ? 'benefitAtFifty' : 'halfOfToday',
      law: law('WEFV', '5'),
      inputs: [
        chf('savings', benefit),
        chf('atFifty', atFifty),
        chf('halfOfToday', half),
        chf('recentBuyIns', bought),
        chf('available', available),
      ],
      result: chf('atMost', amount),
    },
  };
};

/** Early withdrawal for a home of one's own: what is possible today and on each birthday to come. */
export const computeHomeOwnership = (
  account: Account,
  record: MemberRecord,
  parameters: PlanParameters,
  today: IsoDate,
): HomeOwnership => {
  const { maxAge, atLeast, everyYears } = parameters.homeOwnership;
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
          law: law('BVG', '30c'),
          plan: 'homeOwnership',
          inputs: [years('age', Math.floor(months / 12)), years('withdrawalAge', maxAge)],
          result: chf('atMost', 0),
        },
      ],
    };
  }

  const lastWithdrawal = record.moneyEvents
    .filter((event) => event.kind === 'earlyWithdrawal' && event.date <= today)
    .map((event) => event.date)
    .toSorted()
    .at(-1);
  const again = lastWithdrawal === undefined ? null : addYears(lastWithdrawal, everyYears);
  const possibleFrom = again !== null && again > today ? again : null;
  const limit = limitOn(account, record, today);
  const curve = [];
  for (let age = Math.floor(months / 12) + 1; age < maxAge; age += 1) {
    const date = addYears(record.birthDate, age);
    const { amount } = limitOn(account, record, date);
    const open = (possibleFrom === null || date >= possibleFrom) && amount >= toCentimes(atLeast);
    curve.push({ age, date, amount: open ? amount : 0 });
  }
  const blocked =
    possibleFrom !== null ? 'withdrawnLately' : limit.amount < toCentimes(atLeast) ? 'belowMinimum' : null;
  return {
    atMost: blocked === null ? limit.amount : 0,
    maxAge,
    blocked,
    possibleFrom,
    curve,
    steps: [
      limit.step,
      ...(possibleFrom !== null
        ? [
            {
              rule: 'withdrawnLately',
              law: law('WEFV', '5'),
              plan: 'homeOwnership',
              inputs: [onDay('possibleFrom', possibleFrom)],
              result: chf('atMost', 0),
            } as const,
          ]
        : limit.amount < toCentimes(atLeast)
          ? [
              {
                rule: 'belowMinimum',
                law: law('WEFV', '5'),
                plan: 'homeOwnership',
                inputs: [chf('available', limit.amount), chf('atLeast', toCentimes(atLeast))],
                result: chf('atMost', 0),
              } as const,
            ]
          : []),
    ],
  };
};
