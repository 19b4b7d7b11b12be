import { expect, it } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { isRecord } from '#kernel/is-record.ts';
import { planProblems } from './plan-problems.ts';
import { planParametersSchema } from './plan.ts';
import { samplePlan } from './samples/plan.ts';

/** The paths of all numbers in a JSON schema; an entry of a list is `0`. */
const numbersIn = (schema: unknown, path: readonly string[] = []): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap((each) => numbersIn(each, path));
  if (!isRecord(schema)) return [];
  const { type, const: only, properties, items, anyOf, oneOf } = schema;
  if (type === 'number' || type === 'integer' || typeof only === 'number') return [path.join('.')];
  return [
    ...Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, each]) =>
      numbersIn(each, [...path, name]),
    ),
    ...numbersIn(items, [...path, '0']),
    ...numbersIn(anyOf, path),
    ...numbersIn(oneOf, path),
  ];
};

/** Writes a number at a path. */
const put = (target: unknown, [name = '', ...rest]: readonly string[], value: number): void => {
  if (!isRecord(target)) return;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  if (!isRecord(target[name])) target[name] = {};
  put(target[name], rest, value);
};

/** Whether a number far too small or far too large is a problem of its field. */
const isChecked = (path: string): boolean =>
  [-1, 1_000_000_000].some((value) => {
    const plan = structuredClone(samplePlan);
    put(plan.parameters[0], path.split('.'), value);
    return planProblems(plan).some(({ field }) => field === `parameters[0].${path}`);
  });

/** What the law bounds for every plan. */
const bounded = [
  'childBenefits.retiredChildPercent',
  'coordination.entryThreshold',
  'disability.childPercent',
  'disability.waitingMonths',
  'homeOwnership.atLeast',
  'homeOwnership.everyYears',
  'homeOwnership.repaymentAtLeast',
  'retirement.earliestAge',
  'retirement.latestAge',
  'retirement.partialSteps.atMost',
  'retirement.partialSteps.firstAtLeastPercent',
  'survivors.childInEducationUntilAge',
  'survivors.childPercent',
  'survivors.childUntilAge',
  'survivors.cohabitingPartner.yearsOfSharedHousehold',
  'survivors.spousePercent',
];

/** What the fund decides within its schema. */
const free = [
  'buyIn.interest',
  'buyIn.table.0.age',
  'buyIn.table.0.percent',
  'contributions.administration.employer',
  'contributions.administration.member',
  'contributions.risk.employer',
  'contributions.risk.member',
  'coordination.deduction',
  'coordination.deduction.atMost',
  'coordination.deduction.percentOfSalary',
  'coordination.highestSalary',
  'coordination.lowest',
  'disability.pension.conversionRate',
  'disability.pension.interest',
  'disability.pension.percent',
  'homeOwnership.maxAge',
  'retirement.conversionRates.0.age',
  'retirement.conversionRates.0.rate',
  'retirement.lumpSum.atMostPercent',
  'retirement.lumpSum.noticeMonths',
  'retirement.ordinaryAge',
  'savings.bands.0.employer',
  'savings.bands.0.fromAge',
  'savings.bands.0.member',
  'savings.options.0.additionalPercent',
  'savings.untilAge',
  'survivors.beneficiaries.partnerPercent',
  'survivors.lumpSum.percent',
  'unpaidLeave.atMostMonths',
  'unpaidLeave.freeMonths',
];

it('every number of a plan is either bounded by the law or left to the fund', () => {
  const numbers = [...new Set(numbersIn(toJSONSchema(planParametersSchema, { io: 'input' })))].toSorted();
  expect([...bounded, ...free].toSorted()).toEqual(numbers);
  expect(numbers.filter(isChecked)).toEqual(bounded);
});
