import type { InsuredRecord } from './insured-record.ts';
import type { Plan, PlanParameters } from './plan.ts';
import { yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import type { SavingsOptionId } from '#kernel/savings-option.ts';
import { createAccount } from './account.ts';
import type { Account } from './account.ts';
import { computeContributions } from './contributions.ts';
import type { Contributions } from './contributions.ts';
import { hasLeft, planChoiceOn, planChoicesAfter } from './insured-person.ts';
import type { PlanTimeline } from './plan-parameters.ts';
import { retireAt } from './retirement.ts';
import type { RetirementAt } from './retirement.ts';

/** A savings option and its effect for this member. */
export type SavingsOption = {
  readonly id: SavingsOptionId;
  readonly additionalPercent: number;
  /** Whether it is in force today. */
  readonly isActual: boolean;
  /** First day if it is chosen for the future and something else applies until then; else `null`. */
  readonly chosenFrom: IsoDate | null;
  /** The member's savings contributions a year at today's salary. */
  readonly memberSavingsPerYear: Centimes;
  /** The employer's, which no option changes. */
  readonly employerSavingsPerYear: Centimes;
  /** Savings at the default age if the option were chosen today. */
  readonly savingsAtRetirement: Centimes;
  readonly pensionPerMonth: Centimes;
};

/** An option with what its figures come from, for explanations. */
export type WorkedOption = {
  readonly option: SavingsOption;
  /** At the default age if the option were chosen today, with the account of that choice; `null` without a known age. */
  readonly retirement: { readonly account: Account; readonly at: RetirementAt } | null;
  /** At today's salary if the option were in force; `null` if nothing is insured. */
  readonly contributions: Contributions | null;
};

/** The last day of a year, without the year, on which a choice is in time for the next one. Specification, section 9. */
export const CHOICE_UNTIL = '10-31';

/** First day of a choice: next 1 January if made by 31 October, else the one after. */
export const choiceStarts = (chosenOn: IsoDate): IsoDate =>
  `${yearOf(chosenOn) + (chosenOn.slice(5) <= CHOICE_UNTIL ? 1 : 2)}-01-01`;

/** The last day on which another choice can take the place of one that starts on a day. */
export const changeableUntil = (start: IsoDate): IsoDate => `${yearOf(start) - 1}-${CHOICE_UNTIL}`;

type PlanChoices = InsuredRecord['planChoices'];

/** Choices with one more: it takes the place of those that would start on its first day or later. */
export const withPlanChoice = (choices: PlanChoices, choice: PlanChoices[number]): PlanChoices => [
  ...choices.filter(({ from }) => from < choice.from),
  choice,
];

/**
 * The options that the plan offers this member; empty if nothing is insured. Which of them can still be chosen is the
 * figure sheet's to say.
 * @param retirementMonths the default age in months; `null` if none can be computed. If the birth date is unknown, the
 * amounts are 0.
 */
export const computeSavingsOptions = (
  plan: Plan,
  record: InsuredRecord,
  parametersOn: PlanTimeline,
  parameters: PlanParameters,
  today: IsoDate,
  retirementMonths: number | null,
): readonly WorkedOption[] => {
  const isInsured = record.employments.length > 0 && !hasLeft(record, today);
  if (retirementMonths === null && !(isUnknownDate(record.birthDate) && isInsured)) return [];
  const start = choiceStarts(today);
  const actual = planChoiceOn(record, today);
  const pending = planChoicesAfter(record, today);
  return parameters.savings.options.map(({ id, additionalPercent }) => {
    const chosen: InsuredRecord = {
      ...record,
      planChoices: withPlanChoice(record.planChoices, { from: start, id }),
    };
    const atOption: InsuredRecord = { ...record, planChoices: [{ from: '1900-01-01', id }] };
    const account = retirementMonths === null ? null : createAccount(plan, chosen, today);
    const at = account && retireAt(account, chosen, parametersOn, retirementMonths ?? 0);
    const contributions = computeContributions(atOption, parameters, today);
    const savings = contributions?.savings;
    return {
      option: {
        id,
        additionalPercent,
        isActual: id === actual,
        chosenFrom: pending.find((choice) => choice.id === id)?.from ?? null,
        memberSavingsPerYear: savings?.member ?? 0,
        employerSavingsPerYear: savings?.employer ?? 0,
        savingsAtRetirement: at?.savings ?? 0,
        pensionPerMonth: at?.pensionPerMonth ?? 0,
      },
      retirement: account && at && { account, at },
      contributions,
    };
  });
};
