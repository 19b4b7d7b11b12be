import { addYears, dayBefore, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { formatAmount, roundTo, toCentimes, toChf, type Centimes } from '#kernel/money.ts';
import { createAccount, vestedBenefitsOn } from './account.ts';
import type { Account, AppliedEvent } from './account.ts';
import { ageInMonths, drawingDate, referenceAge } from './ages.ts';
import { openWithdrawals } from './buy-in.ts';
import { mayStayInsured } from './continued-insurance.ts';
import { employmentOn, spouseOf } from './insured-person.ts';
import type { MemberRecord } from './member-record.ts';
import { planTimeline } from './plan-parameters.ts';
import type { Problem } from './plan-problems.ts';
import type { Plan } from './plan.ts';

/** A day after all others, because the fund's credited interest applies to every year that it names. */
const EVER: IsoDate = '2099-12-31';

const said = (amount: Centimes): string => formatAmount(toChf(amount));

/** A recorded benefit at 50 or at marriage above the account's savings then. FZG art. 24. */
const recordedBenefitProblems = (account: Account, record: MemberRecord): readonly Problem[] => {
  const { birthDate, partner, vestedBenefitsAtFifty, vestedBenefitsAtMarriage } = record;
  const problemOf = (field: string, recorded: number | undefined, date: IsoDate | null): readonly Problem[] => {
    if (recorded === undefined || date === null || account.firstDay === null || account.firstDay > date) return [];
    const own = vestedBenefitsOn(account, date);
    if (toCentimes(recorded) <= own) return [];
    return [
      {
        field,
        message: `${formatAmount(recorded)} is more than the account's ${said(own)} on ${date} (FZG art. 24)`,
      },
    ];
  };
  return [
    ...problemOf(
      'vestedBenefitsAtFifty',
      vestedBenefitsAtFifty,
      isUnknownDate(birthDate) ? null : addYears(birthDate, 50),
    ),
    ...(vestedBenefitsAtMarriage !== undefined && spouseOf(record) === undefined
      ? [{ field: 'vestedBenefitsAtMarriage', message: 'is recorded for a member who is not married (FZG art. 22a)' }]
      : problemOf('vestedBenefitsAtMarriage', vestedBenefitsAtMarriage, partner?.since ?? null)),
  ];
};

/** Calendar years in which capital can be drawn. BVG art. 13a para. 2. */
const CAPITAL_STEPS = 3;

const salaryOn = (record: MemberRecord, date: IsoDate): number => employmentOn(record, date)?.salary ?? 0;

/** Steps into retirement against the law and the plan. BVG art. 13a, 13b para. 1. */
const stepProblems = (plan: Plan, record: MemberRecord, steps: readonly AppliedEvent[]): readonly Problem[] => {
  const problems: Problem[] = [];
  const [first] = steps;
  const reference = drawingDate(record.birthDate, referenceAge(record.sex, record.birthDate));
  let kept = 1;
  const yearsOfCapital = new Set<number>();
  steps.forEach(({ event, savings }, index) => {
    if (event.kind !== 'partialRetirement' || first === undefined) return;
    const field = `moneyEvents[${record.moneyEvents.indexOf(event)}]`;
    const { partialSteps, earliestAge } = planTimeline(plan)(event.date).retirement;
    kept *= 1 - event.percent / 100;
    const drawn = (1 - kept) * 100;
    const before = salaryOn(record, dayBefore(first.event.date));
    const fallen = before === 0 ? 100 : (1 - salaryOn(record, newSalaryDay(record, event.date)) / before) * 100;
    if (event.date < reference && drawn > fallen + 1e-9) {
      problems.push({
        field: `${field}.percent`,
        message: `draws ${roundTo(drawn, 2)} % while the salary falls by ${roundTo(fallen, 2)} % (BVG art. 13b para. 1)`,
      });
    }
    if (index === 0 && event.percent < partialSteps.firstAtLeastPercent) {
      problems.push({
        field: `${field}.percent`,
        message: `the first step is less than the plan's ${partialSteps.firstAtLeastPercent} % (BVG art. 13a para. 3)`,
      });
    }
    if (index >= partialSteps.atMost) {
      problems.push({
        field,
        message: `is one step more than the plan's ${partialSteps.atMost} (BVG art. 13a para. 1)`,
      });
    }
    if (event.lumpSum > 0) yearsOfCapital.add(yearOf(event.date));
    if (event.lumpSum > 0 && yearsOfCapital.size > CAPITAL_STEPS) {
      problems.push({ field: `${field}.lumpSum`, message: 'is capital in a fourth year (BVG art. 13a para. 2)' });
    }
    if (ageInMonths(record.birthDate, event.date) < earliestAge * 12) {
      problems.push({ field: `${field}.date`, message: `is before the plan's earliest age of ${earliestAge}` });
    }
    if (toCentimes(event.lumpSum) > -savings) {
      problems.push({ field: `${field}.lumpSum`, message: `is more than the ${said(-savings)} that the step draws` });
    }
  });
  return problems;
};

/** The first day of the salary after a step: the step's own day or, if a salary begins then, the next. */
const newSalaryDay = (record: MemberRecord, date: IsoDate): IsoDate => {
  const next = record.employments.find(({ from }) => from > date)?.from;
  return next !== undefined && dayBefore(next) === date ? next : date;
};

/** Withdrawals that exceed the account, and repayments below the plan's minimum. BVG art. 30c, 30d, WEFV art. 7. */
const movementProblems = (plan: Plan, record: MemberRecord, applied: readonly AppliedEvent[]): readonly Problem[] =>
  applied.flatMap(({ event, before }) => {
    const field = `moneyEvents[${record.moneyEvents.indexOf(event)}].amount`;
    if ((event.kind === 'earlyWithdrawal' || event.kind === 'divorceOut') && toCentimes(event.amount) > before) {
      return [{ field, message: `is more than the account's ${said(before)} on ${event.date}` }];
    }
    if (event.kind !== 'repayment') return [];
    const open = openWithdrawals(record, dayBefore(event.date));
    const amount = toCentimes(event.amount);
    if (amount > open) return [{ field, message: `repays more than the open ${said(open)} (BVG art. 30d)` }];
    const { repaymentAtLeast } = planTimeline(plan)(event.date).homeOwnership;
    return amount < Math.min(toCentimes(repaymentAtLeast), open)
      ? [{ field, message: `repays less than the plan's ${formatAmount(repaymentAtLeast, 0)} (WEFV art. 7 para. 1)` }]
      : [];
  });

/** Who may stay insured: members dismissed by the employer at 58 or later. BVG art. 47a para. 1. */
const continuedProblems = (record: MemberRecord): readonly Problem[] => {
  const { exit, continuedInsurance } = record;
  if (continuedInsurance === undefined) return [];
  if (exit === undefined || !mayStayInsured(record)) {
    return [
      {
        field: 'continuedInsurance',
        message: 'needs a dismissal by the employer at 58 or later (BVG art. 47a para. 1)',
      },
    ];
  }
  return continuedInsurance.from > exit.date
    ? []
    : [{ field: 'continuedInsurance.from', message: 'is not after the exit (BVG art. 47a para. 1)' }];
};

/** Where a member's record contradicts itself, the plan or the law, by the engine's own account. */
export const recordProblems = (plan: Plan, record: MemberRecord): readonly Problem[] => {
  const account = createAccount(plan, record, EVER);
  const last = record.moneyEvents
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const applied = last === undefined ? [] : account.eventsUntil(last);
  const steps = applied.filter(({ event }) => event.kind === 'partialRetirement');
  return [
    ...recordedBenefitProblems(account, record),
    ...(isUnknownDate(record.birthDate) ? [] : stepProblems(plan, record, steps)),
    ...movementProblems(plan, record, applied),
    ...continuedProblems(record),
  ];
};
