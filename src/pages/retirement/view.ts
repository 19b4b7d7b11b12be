import type { RetirementAnswer } from '#contract/pages.ts';
import { isAge } from '#domain/age.ts';
import { isUnknownDate, type IsoDate } from '#kernel/date.ts';
import { derivationOf } from '#domain/derivations.ts';
import { assumedInterest, retirementAge } from '#domain/projection-defaults.ts';

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
const basisOf = ({ retirement, benefitsByAge, projectedInterest }: RetirementAnswer): Basis => {
  const age = retirementAge(retirement?.defaultRetirementAge);
  const points = [...(retirement?.projectedGraph ?? []), ...(benefitsByAge ?? [])];
  return {
    age,
    date: knownDate(points.find((point) => point.age === age && knownDate(point.date) !== null)?.date),
    percent: projectedInterest ?? assumedInterest,
  };
};

/** The rows of the table by age, youngest first, one an age; a row that says nothing but its age is left out. */
const rowsByAge = ({ benefitsByAge }: RetirementAnswer): readonly AtAge[] => {
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
  /** CHF that may be taken as capital at the most, and how much of the capital at the default age that is. */
  readonly lumpSum: { readonly atMost: number; readonly share: 'none' | 'all' | 'text' } | null;
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
 * How much of the capital at the default age may be taken at once: `none` of it, `all` of it (BVG art. 37 leaves that to
 * the fund), or a part, or so much as is known (`text`).
 *
 * @param lumpSum CHF
 */
const lumpSumShare = (page: RetirementAnswer, { age }: Basis, lumpSum: number): 'none' | 'all' | 'text' => {
  if (lumpSum <= 0) return 'none';
  const capital = page.benefitsByAge?.find((row) => row.age === age)?.capital;
  return typeof capital === 'number' && lumpSum >= capital ? 'all' : 'text';
};

/**
 * What else there is to say about the estimate. A pension in payment of zero and a lock that is over are omitted; zero as
 * the most that may be taken as capital is shown, because it says that nothing may.
 */
const prospectOf = (answer: RetirementAnswer, basis: Basis, today: IsoDate): Prospect => {
  const { drawnPerMonth, lumpSumAtMost, capitalLockedUntil, retiredChild } = answer;
  const known = typeof lumpSumAtMost === 'number';
  return {
    drawnPerMonth: drawnPerMonth === 0 ? null : (drawnPerMonth ?? null),
    lumpSum: known ? { atMost: lumpSumAtMost, share: lumpSumShare(answer, basis, lumpSumAtMost) } : null,
    lockedUntil: (knownDate(capitalLockedUntil) ?? '') < today ? null : knownDate(capitalLockedUntil),
    child: childOf(retiredChild),
  };
};

/** Retirement as its page shows it, on a day in Switzerland. */
export const retirementView = (answer: RetirementAnswer, today: IsoDate) => {
  const { retirement: box, simulation, financeExpert, actions } = answer;
  const isHidden = box?.isVisible === false;
  const basis = basisOf(answer);
  const prospect = prospectOf(answer, basis, today);
  return {
    basis,
    /** Null where the provider hides it. */
    estimate: isHidden
      ? null
      : {
          /** CHF a month. */
          amount: box?.amount ?? null,
          points: box?.projectedGraph ?? [],
          derivation: derivationOf(answer, 'pension'),
          simulator: box?.link ?? null,
        },
    byAge: isHidden ? [] : rowsByAge(answer),
    /** Null where there is nothing to say beside the estimate. */
    further: Object.values(prospect).every((part) => part === null)
      ? null
      : {
          ...prospect,
          derivationOfLumpSum: derivationOf(answer, 'lumpSumAtMost'),
          derivationOfChild: derivationOf(answer, 'retiredChildPension'),
        },
    simulation,
    financeExpert,
    actions,
  };
};

export type RetirementView = ReturnType<typeof retirementView>;
