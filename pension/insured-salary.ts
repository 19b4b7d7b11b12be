import type { PlanParameters } from './plan.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { chf, law as article, percent, yearOfLaw } from './calculation.ts';
import type { Quantity, Step } from './calculation.ts';
import { legalParameters } from './legal-parameters.ts';
import { shareOf } from './rates.ts';

type Coordination = PlanParameters['coordination'];

/** The coordination by law, for the BVG part. BVG art. 2, 7, 8. */
export const LAW_COORDINATION: Coordination = {
  entryThreshold: 'law',
  deduction: 'law',
  scaledByActivityRate: false,
  lowest: 'law',
  highestSalary: 'law',
};

/** What one set of rules insures, and the part of the salary that it counts. */
type Coordinated = InsuredSalary & { readonly counted: Centimes; readonly lowest: Centimes };

export type InsuredSalary = {
  /** Insured (coordinated) salary a year; 0 below the threshold. */
  readonly amount: Centimes;
  /** Coordination deduction from the salary. */
  readonly deduction: Centimes;
  readonly steps: readonly Step[];
};

/** The deduction, its derivation, and its rule. */
type Deduction = {
  readonly amount: Centimes;
  readonly rule: 'insuredSalary' | 'insuredSalaryPartTime' | 'insuredSalaryByPercent' | 'insuredSalaryWithoutDeduction';
  readonly inputs: readonly Quantity[];
};

/**
 * The insured salary of a year: the salary up to the limit, minus the coordination deduction, but at least the plan's
 * minimum and what the law insures; 0 for salaries up to the entry threshold. BVG art. 7 and 8.
 * @param salary yearly salary as paid.
 * @param activityRate percent of full-time.
 * @param left percent of the limits that apply, below 100 for the partly disabled: of all but the lowest insured salary
 * (BVV 2 art. 4).
 */
export const insuredSalary = (
  salary: Centimes,
  activityRate: number,
  coordination: Coordination,
  year: number,
  left = 100,
): InsuredSalary => {
  const plan = coordinate(salary, activityRate, coordination, year, left);
  const lawful =
    coordination === LAW_COORDINATION ? plan : coordinate(salary, activityRate, LAW_COORDINATION, year, left);
  if (lawful.amount <= plan.amount) return plan;
  return {
    amount: lawful.amount,
    deduction: lawful.deduction,
    steps: [
      ...plan.steps,
      {
        rule: 'insuredSalaryByLaw',
        law: article('BVG', '8', { paragraph: '2' }),
        inputs: [
          chf('byPlan', plan.amount),
          chf('countedSalary', lawful.counted),
          chf('lawfulDeduction', lawful.deduction),
          chf('lowestSalary', lawful.lowest),
        ],
        result: chf('insuredSalary', lawful.amount),
      },
    ],
  };
};

/** A limit of the plan, before scaling. */
const full = (value: 'law' | number, lawful: Centimes): Centimes => (value === 'law' ? lawful : toCentimes(value));

/** The percent of the limits that applies, and what it comes from. */
type ApplyingPart = { readonly name: 'activityRate' | 'limitsLeft'; readonly value: number };

/**
 * The lower of what the plan applies for the activity rate and what a disability pension leaves. They are not
 * multiplied: whoever is partly disabled works less for that very reason, and would be insured for more than before the
 * disability.
 */
const applyingPart = (
  activityRate: number,
  left: number,
  { scaledByActivityRate }: Pick<Coordination, 'scaledByActivityRate'>,
): ApplyingPart =>
  scaledByActivityRate && activityRate <= left
    ? { name: 'activityRate', value: activityRate }
    : { name: 'limitsLeft', value: left };

/** What one set of rules insures of a salary. */
const coordinate = (
  salary: Centimes,
  activityRate: number,
  coordination: Coordination,
  year: number,
  left: number,
): Coordinated => {
  const law = legalParameters(year);
  const applying = applyingPart(activityRate, left, coordination);
  const resolve = (value: 'law' | number, lawful: Centimes): Centimes => shareOf(full(value, lawful), applying.value);

  const threshold = resolve(coordination.entryThreshold, law.entryThreshold);
  // BVV 2 art. 60c: salary beyond ten times the upper limit isn't insured.
  const highest =
    coordination.highestSalary === 'none' ? law.upperLimit * 10 : resolve(coordination.highestSalary, law.upperLimit);
  const counted = Math.min(salary, highest);
  const deduction = deductionOf(coordination.deduction, counted, applying, (value) =>
    full(value, law.coordinationDeduction),
  );
  const lowest = coordination.lowest === 'none' ? 0 : full(coordination.lowest, law.lowestCoordinatedSalary);
  const isInsured = salary > threshold;
  const amount = isInsured ? Math.max(counted - deduction.amount, lowest, 0) : 0;
  return {
    amount,
    counted,
    lowest,
    deduction: deduction.amount,
    steps: [
      {
        rule: isInsured ? deduction.rule : 'belowThreshold',
        law: isInsured ? article('BVG', '8', { paragraph: '1' }) : article('BVG', '7', { paragraph: '1' }),
        plan: 'coordination',
        inputs: [
          chf('salary', salary),
          chf('entryThreshold', threshold),
          ...(isInsured
            ? [
                ...(lowest > 0 ? [chf('lowestSalary', lowest)] : []),
                ...deduction.inputs,
                chf('countedSalary', counted),
                ...(deduction.rule === 'insuredSalaryWithoutDeduction' ? [] : [chf('deduction', deduction.amount)]),
              ]
            : [percent('activityRate', activityRate)]),
          yearOfLaw(law.basedOn),
        ],
        result: chf('insuredSalary', amount),
      },
    ],
  };
};

/** The coordination deduction, as far as it applies. */
const deductionOf = (
  rule: Coordination['deduction'],
  counted: Centimes,
  applying: ApplyingPart,
  full: (value: 'law' | number) => Centimes,
): Deduction => {
  if (rule === 'none') return { amount: 0, rule: 'insuredSalaryWithoutDeduction', inputs: [] };
  const whole = full(typeof rule === 'object' ? rule.atMost : rule);
  const limit = shareOf(whole, applying.value);
  const isScaled = limit !== whole;
  const scaling = isScaled ? [chf('fullDeduction', whole), percent(applying.name, applying.value)] : [];
  if (typeof rule !== 'object') {
    return { amount: limit, rule: isScaled ? 'insuredSalaryPartTime' : 'insuredSalary', inputs: scaling };
  }
  return {
    amount: Math.min(shareOf(counted, rule.percentOfSalary), limit),
    rule: 'insuredSalaryByPercent',
    inputs: [percent('deductionPercent', rule.percentOfSalary), ...scaling, chf('deductionAtMost', limit)],
  };
};
