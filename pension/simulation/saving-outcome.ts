import { yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { SavingsOptionId } from '#kernel/savings-option.ts';
import { computeContributions, monthlyContributions } from '../contributions.ts';
import type { MonthlyContributions } from '../contributions.ts';
import { employmentOn, planChoiceOn, planChoicesAfter } from '../insured-person.ts';
import { legalParameters } from '../legal-parameters.ts';
import type { PlanParameters } from '../plan.ts';
import { choiceStarts } from '../savings-options.ts';
import type { Scene } from './scene.ts';

/** What a member saves by, and what they can choose instead. */
export type SavingOutcome = {
  /** What the plan offers. */
  readonly options: PlanParameters['savings']['options'];
  /** Why no other one can be chosen: saving, or the insurance, ends before it would start; `null` if one can. */
  readonly blocked: 'tooLate' | 'leaving' | null;
  /** First day of an option that is chosen today: by 31 October next 1 January, else the one after. */
  readonly choiceFrom: IsoDate;
  /** In force on that day. */
  readonly option: SavingsOptionId;
  /** In percent of full-time. */
  readonly workload: number;
  /** Yearly pay, and how much one can try out: twice of it, at least what the law insures. BVG art. 8. */
  readonly salary: { readonly amount: Centimes; readonly atMost: Centimes } | null;
  /** What is chosen already and starts later, with the contributions from then on; `null` without a choice. */
  readonly pending: {
    readonly option: SavingsOptionId;
    readonly from: IsoDate;
    readonly contributions: MonthlyContributions | null;
  } | null;
};

/** The last choice of a record that starts after a day and before retirement, with what it then costs. */
const pendingOf = ({ record, parametersOn, steps }: Scene, on: IsoDate): SavingOutcome['pending'] => {
  const end = steps.at(-1)?.date;
  const last = planChoicesAfter(record, on).findLast(({ from }) => end === undefined || from < end);
  if (last === undefined) return null;
  const { id: option, from } = last;
  return {
    option,
    from,
    contributions: monthlyContributions(computeContributions(record, parametersOn(from), from)),
  };
};

/** What a member saves by on a day; `null` without an employment. */
export const savingOutcome = (scene: Scene, on: IsoDate): SavingOutcome | null => {
  const { record, today, parametersOn, steps, announcedExit } = scene;
  const employment = employmentOn(record, on);
  const end = steps.at(-1)?.date;
  if (employment === undefined || end === undefined) return null;
  const choiceFrom = choiceStarts(today);
  const amount = toCentimes(employment.salary);
  return {
    options: parametersOn(choiceFrom).savings.options,
    blocked:
      announcedExit !== null && announcedExit.date < choiceFrom ? 'leaving' : choiceFrom >= end ? 'tooLate' : null,
    choiceFrom,
    option: planChoiceOn(record, choiceFrom),
    workload: employment.activityRate,
    salary: { amount, atMost: Math.max(amount * 2, legalParameters(yearOf(on)).upperLimit) },
    pending: pendingOf(scene, on),
  };
};
