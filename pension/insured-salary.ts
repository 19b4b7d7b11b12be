import type { PlanParameters } from './plan.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { chf, law as article, percent, yearOfLaw } from './calculation.ts';
import type { Step } from './calculation.ts';
import { legalParameters } from './legal-parameters.ts';
import { shareOf } from './rates.ts';

type Coordination = PlanParameters['coordination'];

/** The coordination of the law itself, for the BVG part. BVG art. 2, 7, 8. */
export const LAW_COORDINATION: Coordination = {
  entryThreshold: 'law',
  deduction: 'law',
  scaledByActivityRate: false,
  lowest: 'law',
  highestSalary: 'law',
};

export type InsuredSalary = {
  /** Insured (coordinated) salary a year; 0 below the threshold. */
  readonly amount: Centimes;
  /** Coordination deduction taken off the salary. */
  readonly deduction: Centimes;
  readonly step: Step;
};

/**
 * The insured salary of a year: the salary up to the limit, less the coordination deduction, at least the lowest; 0 for
 * salaries that do not exceed the entry threshold. BVG art. 7 and 8.
 *
 * @param salary yearly salary as paid. @param activityRate percent of full-time.
 * @param left percent of the limits that apply, less than 100 for the partly disabled (BVV 2 art. 4).
 */
export const insuredSalary = (
  salary: Centimes,
  activityRate: number,
  coordination: Coordination,
  year: number,
  left = 100,
): InsuredSalary => {
  const law = legalParameters(year);
  const scale = (amount: Centimes): Centimes =>
    shareOf(shareOf(amount, coordination.scaledByActivityRate ? Math.min(activityRate, 100) : 100), left);
  const resolve = (value: 'law' | number, lawful: Centimes): Centimes =>
    scale(value === 'law' ? lawful : toCentimes(value));

  const threshold = resolve(coordination.entryThreshold, law.entryThreshold);
  // BVV 2 art. 60c: no salary beyond ten times the upper limit is insured.
  const highest =
    coordination.highestSalary === 'none' ? law.upperLimit * 10 : resolve(coordination.highestSalary, law.upperLimit);
  const counted = Math.min(salary, highest);
  const { deduction: rule } = coordination;
  const deduction =
    rule === 'none'
      ? 0
      : typeof rule === 'object'
        ? Math.min(shareOf(counted, rule.percentOfSalary), resolve(rule.atMost, law.coordinationDeduction))
        : resolve(rule, law.coordinationDeduction);
  const lowest = coordination.lowest === 'none' ? 0 : resolve(coordination.lowest, law.lowestCoordinatedSalary);
  const amount = salary <= threshold ? 0 : Math.max(counted - deduction, lowest, 0);
  return {
    amount,
    deduction: Math.max(deduction, 0),
    step: {
      rule: salary <= threshold ? 'belowThreshold' : 'insuredSalary',
      law: article('BVG', '7, 8'),
      plan: 'coordination',
      inputs: [
        chf('salary', salary),
        percent('activityRate', activityRate),
        chf('entryThreshold', threshold),
        ...(salary <= threshold
          ? []
          : [chf('countedSalary', counted), chf('deduction', deduction), chf('lowestSalary', lowest)]),
        yearOfLaw(law.basedOn),
      ],
      result: chf('insuredSalary', amount),
    },
  };
};
