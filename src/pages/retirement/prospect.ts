import type { RetirementAnswer } from '#contract/pages.ts';
import { isAge } from '#domain/age.ts';
import { isUnknownDate, type IsoDate } from '#kernel/date.ts';
import { assumedInterest, defaultRetirementAge } from '#domain/projection-defaults.ts';

/** What drawing at one age gives, as the provider sends it: CHF and percent. */
export type AtAge = NonNullable<RetirementAnswer['benefitsByAge']>[number];

/** What the estimate rests on. */
export type Basis = {
  /** Retirement age in years, months as a fraction. */
  readonly age: number;
  /** First day of the pension, ISO; null where it is not known. */
  readonly date: string | null;
  /** Interest of the years to come, in percent. */
  readonly percent: number;
};

const knownDate = (date: string | null | undefined): string | null => (isUnknownDate(date) ? null : (date ?? null));

/**
 * What the monthly estimate rests on: the provider's retirement age and interest where it names them, 65 and 2 % where
 * it does not.
 */
export const basisOf = ({ retirement, benefitsByAge, projectedInterest }: RetirementAnswer): Basis => {
  const named = retirement?.defaultRetirementAge;
  const age = typeof named === 'number' && isAge(named) ? named : defaultRetirementAge;
  const points = [...(retirement?.projectedGraph ?? []), ...(benefitsByAge ?? [])];
  return {
    age,
    date: knownDate(points.find((point) => point.age === age && knownDate(point.date) !== null)?.date),
    percent: projectedInterest ?? assumedInterest,
  };
};

/** The rows of the table by age, youngest first, one an age; a row that says nothing but its age is left out. */
export const rowsByAge = ({ benefitsByAge }: RetirementAnswer): readonly AtAge[] => {
  const rows = new Map<number, AtAge>();
  for (const row of benefitsByAge ?? []) {
    const says = [row.capital, row.conversionRate, row.pensionPerYear, row.pensionPerMonth].some(
      (value) => typeof value === 'number',
    );
    if (says && isAge(row.age)) rows.set(row.age, row);
  }
  return [...rows.values()].toSorted((a, b) => a.age - b.age);
};

/** What else a member ought to know before retiring; parts that don't concern them are null. */
export type Prospect = {
  /** CHF a month that a step into retirement pays already. */
  readonly drawnPerMonth: number | null;
  /** CHF that may be taken as capital at the most. */
  readonly lumpSumAtMost: number | null;
  /** ISO day until which recent buy-ins stay out of that capital. */
  readonly lockedUntil: string | null;
  /** A child's pension beside the own one. */
  readonly child: {
    /** CHF a year for each child. */
    readonly perYear: number;
    /** Entitled children on the first day of the pension; null where that is unknown. */
    readonly children: number | null;
  } | null;
};

const childOf = (child: RetirementAnswer['retiredChild']): Prospect['child'] => {
  const { pensionPerYear: perYear, children } = child ?? {};
  if (typeof perYear !== 'number' || perYear <= 0) return null;
  return { perYear, children: typeof children === 'number' && children > 0 ? children : null };
};

/**
 * What else there is to say about the estimate. A pension in payment of zero and a lock that is over are omitted; zero as
 * the most that may be taken as capital is shown, because it says that nothing may.
 */
export const prospectOf = (
  { drawnPerMonth, lumpSumAtMost, capitalLockedUntil, retiredChild }: RetirementAnswer,
  today: IsoDate,
): Prospect => ({
  drawnPerMonth: drawnPerMonth === 0 ? null : (drawnPerMonth ?? null),
  lumpSumAtMost: lumpSumAtMost ?? null,
  lockedUntil: (knownDate(capitalLockedUntil) ?? '') < today ? null : knownDate(capitalLockedUntil),
  child: childOf(retiredChild),
});

/** Whether there is anything to say beside the estimate. */
export const hasProspect = (prospect: Prospect): boolean => Object.values(prospect).some((part) => part !== null);

/**
 * How much of the capital at the default age may be taken at once: `none` of it, `all` of it (BVG art. 37 leaves that to
 * the fund), or a part, or so much as is known (`text`).
 *
 * @param lumpSum CHF
 */
export const lumpSumShare = (page: RetirementAnswer, { age }: Basis, lumpSum: number): 'none' | 'all' | 'text' => {
  if (lumpSum <= 0) return 'none';
  const capital = page.benefitsByAge?.find((row) => row.age === age)?.capital;
  return typeof capital === 'number' && lumpSum >= capital ? 'all' : 'text';
};
