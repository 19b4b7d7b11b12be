import { yearOf } from '#kernel/calendar.ts';
import { formatAmount, toCentimes, toChf } from '#kernel/money.ts';
import { legalParameters } from './legal-parameters.ts';
import type { Plan } from './plan.ts';

/** A problem of a field, in a sentence that names the article it violates. */
export type Problem = { readonly field: string; readonly message: string };

/** A value that the law fixes, or limits on one side. */
type Bound = { readonly value: number | undefined; readonly article: string } & (
  { readonly atLeast: number } | { readonly atMost: number } | { readonly exactly: number }
);

const broken = (bound: Bound): string | null => {
  const { value, article } = bound;
  if (value === undefined) return null;
  if ('atLeast' in bound) {
    return value < bound.atLeast ? `${value} is less than the law's ${bound.atLeast} (${article})` : null;
  }
  if ('atMost' in bound) {
    return value > bound.atMost ? `${value} is more than the law's ${bound.atMost} (${article})` : null;
  }
  return value === bound.exactly ? null : `${value} is not the law's ${bound.exactly} (${article})`;
};

/** Bounds that apply in every year, by field of a set of parameters. */
const boundsOf = (set: Plan['parameters'][number]): Readonly<Record<string, Bound>> => {
  const { retirement, disability, survivors, homeOwnership, childBenefits } = set;
  return {
    'retirement.earliestAge': { value: retirement?.earliestAge, atMost: 63, article: 'BVG art. 13 para. 2' },
    'retirement.latestAge': { value: retirement?.latestAge, atLeast: 70, article: 'BVG art. 13 para. 2' },
    'retirement.partialSteps.atMost': {
      value: retirement?.partialSteps.atMost,
      atLeast: 3,
      article: 'BVG art. 13a para. 1',
    },
    'retirement.partialSteps.firstAtLeastPercent': {
      value: retirement?.partialSteps.firstAtLeastPercent,
      atMost: 20,
      article: 'BVG art. 13a para. 3',
    },
    'disability.childPercent': { value: disability?.childPercent, atLeast: 20, article: 'BVG art. 25 para. 1' },
    'disability.waitingMonths': { value: disability?.waitingMonths, atMost: 24, article: 'BVG art. 26 para. 2' },
    'survivors.spousePercent': { value: survivors?.spousePercent, atLeast: 60, article: 'BVG art. 21 para. 1' },
    'survivors.childPercent': { value: survivors?.childPercent, atLeast: 20, article: 'BVG art. 21 para. 1' },
    'survivors.childUntilAge': { value: survivors?.childUntilAge, atLeast: 18, article: 'BVG art. 22 para. 3' },
    'survivors.childInEducationUntilAge': {
      value: survivors?.childInEducationUntilAge,
      atLeast: 25,
      article: 'BVG art. 22 para. 3',
    },
    'survivors.cohabitingPartner.yearsOfSharedHousehold': {
      value: survivors?.cohabitingPartner?.yearsOfSharedHousehold,
      atLeast: 5,
      article: 'BVG art. 20a para. 1',
    },
    'homeOwnership.atLeast': { value: homeOwnership?.atLeast, exactly: 20_000, article: 'WEFV art. 5 para. 1' },
    'homeOwnership.everyYears': { value: homeOwnership?.everyYears, exactly: 5, article: 'WEFV art. 5 para. 3' },
    'homeOwnership.repaymentAtLeast': {
      value: homeOwnership?.repaymentAtLeast,
      atMost: 10_000,
      article: 'WEFV art. 7 para. 1',
    },
    'childBenefits.retiredChildPercent': {
      value: childBenefits?.retiredChildPercent,
      atLeast: 20,
      article: 'BVG art. 17 para. 1',
    },
  };
};

/** Where a plan contradicts the law, by field and article. */
export const planProblems = ({ parameters }: Plan): readonly Problem[] =>
  parameters.flatMap((set, index) => {
    const problems = Object.entries(boundsOf(set)).flatMap(([field, bound]) => {
      const message = broken(bound);
      return message === null ? [] : [{ field: `parameters[${index}].${field}`, message }];
    });
    const threshold = set.coordination?.entryThreshold;
    const lawful = legalParameters(yearOf(set.validFrom)).entryThreshold;
    if (typeof threshold === 'number' && toCentimes(threshold) > lawful) {
      problems.push({
        field: `parameters[${index}].coordination.entryThreshold`,
        message: `${formatAmount(threshold, 0)} is more than the law's ${formatAmount(toChf(lawful), 0)} (BVG art. 2 para. 1)`,
      });
    }
    return problems;
  });
