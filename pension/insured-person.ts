import type { InsuredRecord } from './insured-record.ts';
import type { PlanParameters } from './plan.ts';
import { dayBefore, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { SavingsOptionId } from '#kernel/savings-option.ts';
import { ageForCredits, bandAt, drawingDate, referenceAge } from './ages.ts';
import { chf, law, percent } from './calculation.ts';
import type { Quantity, Step } from './calculation.ts';
import { disabilityShare } from './disability-share.ts';
import type { QuantityName } from './explanation-keys.ts';
import { insuredSalary, LAW_COORDINATION } from './insured-salary.ts';
import { BVG_AGE_CREDITS } from './legal-parameters.ts';
import { shareOf } from './rates.ts';

type Employment = InsuredRecord['employments'][number];

/** The employment in force on a day; the first one for earlier days. */
export const employmentOn = (record: InsuredRecord, date: IsoDate): Employment | undefined =>
  record.employments.findLast((employment) => employment.from <= date) ?? record.employments[0];

/** Whether the person has left by a day and does not stay insured (BVG art. 47a). */
export const hasLeft = (record: InsuredRecord, date: IsoDate): boolean =>
  record.exit !== undefined && date > record.exit.date && record.continuedInsurance === undefined;

/** Whom a member is married to or in a registered partnership with; undefined without either. */
export const spouseOf = ({ partner }: Pick<InsuredRecord, 'partner'>): InsuredRecord['partner'] =>
  partner?.relation === 'cohabitant' ? undefined : partner;

/** Whether a spouse or registered partner has to consent, also one who is not on record. BVG art. 30c para. 5, 37a para. 1. */
export const needsConsent = (record: Pick<InsuredRecord, 'partner' | 'isSpouseUnrecorded'>): boolean =>
  spouseOf(record) !== undefined || record.isSpouseUnrecorded === true;

/** Share of the disability pension in payment on a day, in percent. */
export const disabilityShareOn = ({ disability, higherDegree }: InsuredRecord, date: IsoDate): number => {
  if (!disability || disability.since > date) return 0;
  const { degree } = higherDegree && higherDegree.since <= date ? higherDegree : disability;
  return disabilityShare(degree);
};

/** The degree for which a disability pension is in payment on a day, in percent; 0 without one. */
export const presentDegree = (record: InsuredRecord, date: IsoDate): number =>
  disabilityShareOn(record, date) === 0 ? 0 : (record.disability?.degree ?? 0);

export type InsuredAmounts = {
  /** Salary paid a year. */
  readonly salary: Centimes;
  /** Percent of full-time. */
  readonly activityRate: number;
  /** Insured by the fund's plan, including the disabled part at the last salary. */
  readonly insured: Centimes;
  /** Coordinated by the law's rules, for the BVG part. */
  readonly coordinated: Centimes;
  /** Part of `insured` that disability keeps insured without contributions. */
  readonly exempt: Centimes;
  /** Part of `coordinated` that disability keeps insured. */
  readonly exemptCoordinated: Centimes;
  /** Coordination deduction from the salary paid. */
  readonly deduction: Centimes;
  readonly steps: readonly Step[];
};

/** A step of the salary before a disability, with the names that the sum of both parts uses. */
const asBefore = (step: Step): Step => {
  const names: Partial<Record<QuantityName, QuantityName>> = { salary: 'salaryBefore', insuredSalary: 'insuredBefore' };
  const renamed = (quantity: Quantity): Quantity => ({ ...quantity, name: names[quantity.name] ?? quantity.name });
  return { ...step, inputs: step.inputs.map(renamed), result: renamed(step.result) };
};

/**
 * The insured salary on a day. The disabled part stays insured at the salary before the disability; limits for the
 * salary still earned are lowered by the share of the pension (BVV 2 art. 4 and 14).
 */
export const insuredOn = (record: InsuredRecord, parameters: PlanParameters, date: IsoDate): InsuredAmounts | null => {
  const employment = employmentOn(record, date);
  if (!employment || hasLeft(record, date)) return null;
  const year = yearOf(date);
  const share = disabilityShareOn(record, date);
  const salary = toCentimes(employment.salary);
  const left = 100 - share;
  const earned = insuredSalary(salary, employment.activityRate, parameters.coordination, year, left);
  const lawful = insuredSalary(salary, employment.activityRate, LAW_COORDINATION, year, left);
  if (share === 0 || !record.disability) {
    return {
      salary,
      activityRate: employment.activityRate,
      insured: earned.amount,
      coordinated: lawful.amount,
      exempt: 0,
      exemptCoordinated: 0,
      deduction: earned.deduction,
      steps: earned.steps,
    };
  }
  const before = employmentOn(record, dayBefore(record.disability.since)) ?? employment;
  const beforeYear = yearOf(record.disability.since);
  const full = insuredSalary(toCentimes(before.salary), before.activityRate, parameters.coordination, beforeYear);
  const fullLawful = insuredSalary(toCentimes(before.salary), before.activityRate, LAW_COORDINATION, beforeYear);
  const exempt = shareOf(full.amount, share);
  const exemptCoordinated = shareOf(fullLawful.amount, share);
  const active = share === 100 ? 0 : earned.amount;
  return {
    salary,
    activityRate: employment.activityRate,
    insured: active + exempt,
    coordinated: (share === 100 ? 0 : lawful.amount) + exemptCoordinated,
    exempt,
    exemptCoordinated,
    deduction: earned.deduction,
    steps: [
      ...full.steps.map(asBefore),
      ...(share === 100 ? [] : earned.steps),
      {
        rule: 'insuredSalaryOfDisabled',
        law: law('BVV2', '4, 14'),
        plan: 'coordination',
        inputs: [
          chf('salaryBefore', toCentimes(before.salary)),
          chf('insuredBefore', full.amount),
          percent('disabilityShare', share),
          chf('exemptSalary', exempt),
          chf('activeSalary', active),
        ],
        result: chf('insuredSalary', active + exempt),
      },
    ],
  };
};

/** The savings option in force on a day: the latest choice that has taken effect, else `00`. */
export const planChoiceOn = (record: InsuredRecord, date: IsoDate): SavingsOptionId =>
  record.planChoices.length === 0
    ? '00'
    : (record.planChoices
        .filter((choice) => choice.from <= date)
        .toSorted((a, b) => a.from.localeCompare(b.from))
        .at(-1)?.id ?? '00');

/** The choices that start after a day and change what applies just before them, by their first days. */
export const planChoicesAfter = (record: InsuredRecord, date: IsoDate): InsuredRecord['planChoices'] =>
  record.planChoices
    .filter(({ id, from }) => from > date && id !== planChoiceOn(record, dayBefore(from)))
    .toSorted((a, b) => a.from.localeCompare(b.from));

export type CreditRates = {
  readonly member: number;
  readonly employer: number;
  /** Of both, on the part of the salary that disability keeps insured without contributions. */
  readonly waived: number;
  readonly law: number;
};

/**
 * Age credits in percent of the insured salary on a day, with the member's option. Zero before the first age band and
 * from the month in which the plan's last band ends; the law's credits end at the reference age. Contributions are waived
 * as they were before the disability: an option chosen later adds nothing to that part.
 */
export const creditRatesOn = (record: InsuredRecord, parameters: PlanParameters, date: IsoDate): CreditRates => {
  const none = { member: 0, employer: 0, waived: 0, law: 0 };
  if (isUnknownDate(record.birthDate)) return none;
  const age = ageForCredits(record.birthDate, yearOf(date));
  const hasEnded = (months: number): boolean =>
    age * 12 >= months - 12 && date >= drawingDate(record.birthDate, months);
  const law = !hasEnded(referenceAge(record.sex, record.birthDate)) ? (bandAt(BVG_AGE_CREDITS, age)?.percent ?? 0) : 0;
  const band = bandAt(parameters.savings.bands, age);
  if (!band || hasEnded(parameters.savings.untilAge * 12)) return { ...none, law };
  const additionalOn = (day: IsoDate): number => {
    const id = planChoiceOn(record, day);
    return parameters.savings.options.find((option) => option.id === id)?.additionalPercent ?? 0;
  };
  const insuredOption = record.disability ? additionalOn(dayBefore(record.disability.since)) : 0;
  return {
    member: band.member + additionalOn(date),
    employer: band.employer,
    waived: band.member + insuredOption + band.employer,
    law,
  };
};
