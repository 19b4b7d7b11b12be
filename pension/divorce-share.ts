import { interestDays, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { drawingDate } from './ages.ts';
import { chf, law, onDay, percent } from './calculation.ts';
import type { Step } from './calculation.ts';
import type { Benefits } from './compute-benefits.ts';
import { spouseOf } from './insured-person.ts';
import type { InsuredRecord, MoneyEvent } from './insured-record.ts';
import { minimumInterestIn } from './legal-parameters.ts';
import { sumOfEvents } from './money-events.ts';
import type { PlanParameters } from './plan.ts';
import { booked, exactShareOf } from './rates.ts';
import { ordinaryAge } from './retirement.ts';

/**
 * Why the share can't be said: the benefit on the day of the marriage is unknown, a court counts what was moved since in its
 * own way, or a pension is or could be drawn. FZG art. 22a; ZGB art. 124 and 124a.
 */
export type DivorceShareObstacle = 'benefitAtMarriage' | 'moved' | 'pension';

/** What a divorce today would take from a member for their spouse; what it would bring is the other fund's to say. */
export type DivorceShare =
  | {
      readonly amount: Centimes;
      /** Buy-ins during the marriage that are counted; those paid from one's own property are not shared. ZGB art. 123. */
      readonly bought: Centimes;
      readonly steps: readonly Step[];
    }
  | { readonly missing: DivorceShareObstacle };

/** What a court counts in its own way. */
const contested: readonly MoneyEvent['kind'][] = [
  'earlyWithdrawal',
  'repayment',
  'divorceIn',
  'divorceOut',
  'partialRetirement',
];

/** An amount with the law's minimum interest from one day to another, exact. FZV art. 8a. */
const withMinimumInterest = (amount: Centimes, from: IsoDate, until: IsoDate): number => {
  let grown: number = amount;
  for (let year = yearOf(from); year <= yearOf(until); year += 1) {
    const last = year === yearOf(until) ? interestDays(until) : 360;
    const first = year === yearOf(from) ? interestDays(from) : 0;
    grown += exactShareOf(grown, minimumInterestIn(year), last - first, 360);
  }
  return grown;
};

/**
 * Half of what the member has earned since the marriage or registration: the exit benefit of today without that of the day of
 * the marriage and its interest. `null` unless married or in a registered partnership. ZGB art. 122 and 123, FZG art. 22a.
 */
export const divorceShareOf = (
  { record: { atMarriage }, retirement, disability, exitBenefit, today }: Benefits,
  record: InsuredRecord,
  parameters: PlanParameters,
): DivorceShare | null => {
  const { moneyEvents, vestedBenefitsAtMarriage } = record;
  const spouse = spouseOf(record);
  if (spouse === undefined) return null;
  const isPensionDue =
    (disability?.share ?? 0) > 0 ||
    (retirement?.drawnPerYear ?? 0) > 0 ||
    drawingDate(record.birthDate, ordinaryAge(record, parameters)) <= today;
  if (isPensionDue) return { missing: 'pension' };
  const since = moneyEvents.filter(({ date }) => date >= spouse.since && date <= today);
  if (since.some(({ kind }) => contested.includes(kind))) return { missing: 'moved' };
  // What was brought in later may have been earned before the marriage.
  const isElsewhere = vestedBenefitsAtMarriage === undefined && since.some(({ kind }) => kind === 'transferIn');
  if (atMarriage === null || isElsewhere) return { missing: 'benefitAtMarriage' };
  const grown = booked(withMinimumInterest(atMarriage, spouse.since, today));
  const earned = Math.max(exitBenefit - grown, 0);
  const amount = booked(earned / 2);
  return {
    amount,
    bought: sumOfEvents(record, ({ kind, date }) => kind === 'buyIn' && date >= spouse.since && date <= today),
    steps: [
      {
        rule: 'benefitAtMarriage',
        law: law('FZG', '22a', { paragraph: '1' }),
        inputs: [onDay('marriedOn', spouse.since), chf('atMarriage', atMarriage), chf('interest', grown - atMarriage)],
        result: chf('atMarriageToday', grown),
      },
      {
        rule: 'earnedInMarriage',
        law: law('ZGB', '122'),
        inputs: [chf('exitBenefit', exitBenefit), chf('atMarriageToday', grown)],
        result: chf('earnedInMarriage', earned),
      },
      {
        rule: 'halfOfMarriage',
        law: law('ZGB', '123', { paragraph: '1' }),
        inputs: [chf('earnedInMarriage', earned), percent('percent', 50)],
        result: chf('divorceShare', amount),
      },
    ],
  };
};
