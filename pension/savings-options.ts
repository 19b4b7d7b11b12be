import type { InsuredRecord } from './insured-record.ts';
import type { Plan, PlanParameters } from './plan.ts';
import { yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { createAccount } from './account.ts';
import { drawingDate } from './ages.ts';
import { computeContributions } from './contributions.ts';
import { planChoiceOn } from './insured-person.ts';
import type { PlanTimeline } from './plan-parameters.ts';
import { retireAt } from './retirement.ts';

/** A savings option and its effect for this member. */
export type SavingsOption = {
  readonly id: '00' | '01' | '02';
  readonly additionalPercent: number;
  /** Whether it is in force today. */
  readonly isActual: boolean;
  /** First day if it is chosen for the future; else `null`. */
  readonly chosenFrom: IsoDate | null;
  /** The member's savings contributions a year at today's salary. */
  readonly memberSavingsPerYear: Centimes;
  /** Savings at the default age if the option were chosen today. */
  readonly savingsAtRetirement: Centimes;
  readonly pensionPerMonth: Centimes;
};

/** First day of a choice: next 1 January if made by 31 October, else the one after. */
export const choiceStarts = (chosenOn: IsoDate): IsoDate =>
  `${yearOf(chosenOn) + (chosenOn.slice(5) <= '10-31' ? 1 : 2)}-01-01`;

/** The options that the plan offers this member; empty if there is no choice, or if it is too late for one. */
export const computeSavingsOptions = (
  plan: Plan,
  record: InsuredRecord,
  parametersOn: PlanTimeline,
  parameters: PlanParameters,
  today: IsoDate,
  retirementMonths: number | null,
): readonly SavingsOption[] => {
  if (retirementMonths === null) return [];
  const start = choiceStarts(today);
  if (start >= drawingDate(record.birthDate, retirementMonths)) return [];
  const actual = planChoiceOn(record, today);
  const pending = record.planChoices.findLast((choice) => choice.from > today);
  return parameters.savings.options.map(({ id, additionalPercent }) => {
    const chosen: InsuredRecord = {
      ...record,
      planChoices: [...record.planChoices.filter((choice) => choice.from < start), { from: start, id }],
    };
    const atOption: InsuredRecord = { ...record, planChoices: [{ from: '1900-01-01', id }] };
    const account = createAccount(plan, chosen, today);
    const retirement = retireAt(account, chosen, parametersOn, retirementMonths);
    return {
      id,
      additionalPercent,
      isActual: id === actual,
      chosenFrom: pending?.id === id ? pending.from : null,
      memberSavingsPerYear: computeContributions(atOption, parameters, today)?.savings?.member ?? 0,
      savingsAtRetirement: retirement.savings,
      pensionPerMonth: retirement.pensionPerMonth,
    };
  });
};
