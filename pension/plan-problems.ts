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

/** A value of a plan that contradicts the law. */
export type LawBreach = {
  /** The index of the set of parameters, and the field within it. */
  readonly set: number;
  readonly field: string;
  readonly value: number;
  readonly side: 'atLeast' | 'atMost' | 'exactly';
  /** The law's. */
  readonly limit: number;
  readonly article: string;
};

const broken = (bound: Bound): Omit<LawBreach, 'set' | 'field'> | null => {
  const { value, article } = bound;
  if (value === undefined) return null;
  if ('atLeast' in bound)
    return value < bound.atLeast ? { value, side: 'atLeast', limit: bound.atLeast, article } : null;
  if ('atMost' in bound) return value > bound.atMost ? { value, side: 'atMost', limit: bound.atMost, article } : null;
  return value === bound.exactly ? null : { value, side: 'exactly', limit: bound.exactly, article };
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

/** Where a plan contradicts the law. */
export const lawBreaches = ({ parameters }: Plan): readonly LawBreach[] =>
  parameters.flatMap((set, index) => {
    const found = Object.entries(boundsOf(set)).flatMap(([field, bound]): LawBreach[] => {
      const breach = broken(bound);
      return breach === null ? [] : [{ set: index, field, ...breach }];
    });
    const threshold = set.coordination?.entryThreshold;
    const lawful = legalParameters(yearOf(set.validFrom)).entryThreshold;
    if (typeof threshold === 'number' && toCentimes(threshold) > lawful)
      found.push({
        set: index,
        field: 'coordination.entryThreshold',
        value: threshold,
        side: 'atMost',
        limit: toChf(lawful),
        article: 'BVG art. 2 para. 1',
      });
    return found;
  });

const sides = { atLeast: 'less than', atMost: 'more than', exactly: 'not' } as const;

/** Where a plan contradicts the law, by field and article. */
export const planProblems = (plan: Plan): readonly Problem[] =>
  lawBreaches(plan).map(({ set, field, value, side, limit, article }) => {
    const said = (figure: number) => (field === 'coordination.entryThreshold' ? formatAmount(figure, 0) : figure);
    return {
      field: `parameters[${set}].${field}`,
      message: `${said(value)} is ${sides[side]} the law's ${said(limit)} (${article})`,
    };
  });
