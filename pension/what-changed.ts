import type { IsoDate } from '#kernel/date.ts';
import { yearOf } from '#kernel/calendar.ts';
import { toCentimes, type Centimes } from '#kernel/money.ts';
import { figureSheet, hasSavings, type FilledSheet, type StatementLine } from './figure-sheet.ts';
import { creditRatesOn, disabilityShareOn, employmentOn, planChoiceOn } from './insured-person.ts';
import { legalParameters } from './legal-parameters.ts';
import type { MemberRecord } from './member-record.ts';
import { planTimeline } from './plan-parameters.ts';
import type { Plan } from './plan.ts';
import { withFamilyOf } from './record-as-of.ts';

/** Why a member's figures differ from those of an earlier day, in the order in which a document gives the reasons. */
export type ChangeReason =
  /** What the savings earned and received since, and what was taken out. */
  | { readonly kind: 'interest' | 'credits' | 'moneyIn' | 'moneyOut'; readonly amount: Centimes }
  /** The fund credits this year's interest, and the projection had assumed another rate; both in percent. */
  | { readonly kind: 'interestRate'; readonly credited: number; readonly projected: number }
  | { readonly kind: 'salary'; readonly before: Centimes; readonly now: Centimes; readonly since: IsoDate }
  | { readonly kind: 'activityRate'; readonly before: number; readonly now: number; readonly since: IsoDate }
  /** The plan's rates rise with the age; savings contributions of both payers, in percent. */
  | { readonly kind: 'creditRates'; readonly before: number; readonly now: number }
  | { readonly kind: 'savingsOption'; readonly since: IsoDate }
  | { readonly kind: 'plan'; readonly since: IsoDate }
  | { readonly kind: 'legalLimits'; readonly year: number }
  | { readonly kind: 'civilStatus' | 'partnerDeclared' | 'child' | 'disability' | 'exit'; readonly since: IsoDate };

/** Figures of an earlier day, and why they have changed. */
export type Changes = { readonly before: FilledSheet; readonly reasons: readonly ChangeReason[] };

/** The day that figures are compared with: the end of the previous year. */
export const comparedWith = (today: IsoDate): IsoDate => `${yearOf(today) - 1}-12-31`;

/** A record as the fund had it on a day, without what was reported later. */
const recordThen = (record: MemberRecord, day: IsoDate): MemberRecord => {
  const { employments } = record;
  const known = employments.filter(({ from }) => from <= day);
  return {
    ...withFamilyOf(record, day),
    employments: known.length > 0 ? known : employments,
    planChoices: record.planChoices.filter(({ from }) => from <= day),
    continuedInsurance:
      record.continuedInsurance !== undefined && record.continuedInsurance.from <= day
        ? record.continuedInsurance
        : undefined,
  };
};

const CREDITS: ReadonlySet<StatementLine['kind']> = new Set(['memberCredits', 'employerCredits', 'waivedCredits']);

const savingsReasons = ({ figures: { savings } }: FilledSheet, projected: number): ChangeReason[] => {
  let [interest, credits, moneyIn, moneyOut] = [0, 0, 0, 0];
  const rates: ChangeReason[] = [];
  for (const line of savings.statement) {
    if (line.kind === 'interest') {
      interest += line.amount;
      if (line.percent !== projected) rates.push({ kind: 'interestRate', credited: line.percent, projected });
    } else if (CREDITS.has(line.kind)) credits += line.amount;
    else if (line.kind === 'moved' && line.amount > 0) moneyIn += line.amount;
    else if (line.kind === 'moved') moneyOut -= line.amount;
  }
  const amounts = { interest, credits, moneyIn, moneyOut };
  return [
    ...(['interest', 'credits', 'moneyIn', 'moneyOut'] as const).flatMap((kind) =>
      amounts[kind] === 0 ? [] : [{ kind, amount: amounts[kind] }],
    ),
    ...rates,
  ];
};

const workReasons = (plan: Plan, record: MemberRecord, day: IsoDate, today: IsoDate): ChangeReason[] => {
  const reasons: ChangeReason[] = [];
  const [before, now] = [employmentOn(record, day), employmentOn(record, today)];
  if (before && now && now.from > day) {
    const since = now.from;
    if (before.salary !== now.salary) {
      reasons.push({ kind: 'salary', before: toCentimes(before.salary), now: toCentimes(now.salary), since });
    }
    if (before.activityRate !== now.activityRate) {
      reasons.push({ kind: 'activityRate', before: before.activityRate, now: now.activityRate, since });
    }
  }
  const choice = record.planChoices.findLast(({ from }) => from > day && from <= today);
  if (choice && planChoiceOn(record, day) !== planChoiceOn(record, today)) {
    reasons.push({ kind: 'savingsOption', since: choice.from });
  }
  // With the same rules and the same option, only the age changes the rates.
  const parameters = planTimeline(plan)(today);
  const unchosen: MemberRecord = { ...record, planChoices: [] };
  const [ratesBefore, ratesNow] = [
    creditRatesOn(unchosen, parameters, day),
    creditRatesOn(unchosen, parameters, today),
  ];
  const totals = { before: ratesBefore.member + ratesBefore.employer, now: ratesNow.member + ratesNow.employer };
  if (totals.before !== totals.now) reasons.push({ kind: 'creditRates', ...totals });
  return reasons;
};

const rulesReasons = (plan: Plan, day: IsoDate, today: IsoDate): ChangeReason[] => {
  const set = plan.parameters.findLast(({ validFrom }) => validFrom > day && validFrom <= today);
  const year = yearOf(today);
  const [limitsBefore, limitsNow] = [legalParameters(yearOf(day)), legalParameters(year)];
  return [
    ...(set ? [{ kind: 'plan' as const, since: set.validFrom }] : []),
    ...(limitsBefore.highestPension === limitsNow.highestPension ? [] : [{ kind: 'legalLimits' as const, year }]),
  ];
};

const lifeReasons = (record: MemberRecord, day: IsoDate, today: IsoDate): ChangeReason[] => {
  const { civilStatus, partner, children, disability, exit } = record;
  const isNew = (date: IsoDate | undefined): date is IsoDate => date !== undefined && date > day && date <= today;
  const declared = partner?.declarationReceived;
  const born = children.map(({ birthDate }) => birthDate).findLast(isNew);
  return [
    ...(isNew(civilStatus.since) ? [{ kind: 'civilStatus' as const, since: civilStatus.since }] : []),
    ...(isNew(declared) ? [{ kind: 'partnerDeclared' as const, since: declared }] : []),
    ...(isNew(born) ? [{ kind: 'child' as const, since: born }] : []),
    ...(disability && isNew(disability.since) && disabilityShareOn(record, today) > 0
      ? [{ kind: 'disability' as const, since: disability.since }]
      : []),
    ...(exit && isNew(exit.date) && exit.date < today ? [{ kind: 'exit' as const, since: exit.date }] : []),
  ];
};

/**
 * What has changed since the end of the previous year, and why; `null` if there is nothing to compare with.
 *
 * @param now the member's figures of today
 */
export const whatChanged = (plan: Plan, record: MemberRecord, now: FilledSheet): Changes | null => {
  const { today } = now;
  const day = comparedWith(today);
  const before = figureSheet(plan, recordThen(record, day), day);
  if (!hasSavings(before)) return null;
  // Nothing moves after the exit.
  if (now.figures.hasLeft && record.exit !== undefined && record.exit.date <= day) return { before, reasons: [] };
  return {
    before,
    reasons: [
      ...savingsReasons(now, before.figures.plan.projectedInterest),
      ...workReasons(plan, record, day, today),
      ...rulesReasons(plan, day, today),
      ...lifeReasons(record, day, today),
    ],
  };
};
