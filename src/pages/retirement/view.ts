import { isPageLinkName } from '#contract/page-links.ts';
import type { RetirementAnswer } from '#contract/pages.ts';
import { readCompanions } from '#domain/box.ts';
import { isAge } from '#domain/age.ts';
import type { IsoDate } from '#kernel/date.ts';
import { derivationOf } from '#domain/derivations.ts';
import { assumedInterest, retirementAge } from '#domain/projection-defaults.ts';

/** The benefits for retiring at one age, as sent by the provider: CHF and percent. */
export type AtAge = NonNullable<RetirementAnswer['benefitsByAge']>[number];

/** The assumptions of the estimate. */
export type Basis = {
  /** Retirement age in years, months as a fraction. */
  readonly age: number;
  /** First day of the pension; null if unknown. */
  readonly date: IsoDate | null;
  /** Assumed future interest in percent. */
  readonly percent: number;
};

/**
 * The assumptions of the monthly estimate: the provider's retirement age and interest, by default 65 and 2 %.
 */
const basisOf = ({ retirement, benefitsByAge, projectedInterest }: RetirementAnswer): Basis => {
  const age = retirementAge(retirement?.defaultRetirementAge);
  const points = [...(retirement?.projectedGraph ?? []), ...(benefitsByAge ?? [])];
  return {
    age,
    date: points.find((point) => point.age === age && point.date !== null)?.date ?? null,
    percent: projectedInterest ?? assumedInterest,
  };
};

/** The rows of the table, ascending, one per age; rows without any figure are omitted. */
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

/**
 * Which sentence the maximum lump sum gets: none, none after continued insurance, announced too late, all savings, or a
 * part.
 */
export type LumpSumShare = 'none' | 'pensionOnly' | 'passed' | 'all' | 'text';

/** Further information for a member before retiring; parts that don't apply are null. */
export type Prospect = {
  /** Partial pension already in payment, CHF a month. */
  readonly drawnPerMonth: number | null;
  /** The maximum lump sum in CHF, and its share of the capital at the default age. */
  readonly lumpSum: { readonly atMost: number; readonly share: LumpSumShare } | null;
  /** Day until which it must be announced, and whether that is over. */
  readonly notice: { readonly until: IsoDate; readonly hasPassed: boolean } | null;
  /** Steps into retirement; the first in percent. */
  readonly steps: { readonly atMost: number; readonly firstAtLeast: number; readonly taken: number } | null;
  /** Day until which recent buy-ins are excluded from the lump sum. */
  readonly lockedUntil: IsoDate | null;
  /** The additional pension for each child. */
  readonly child: {
    /** CHF a year for each child. */
    readonly perYear: number;
    /** Entitled children on the first day of the pension; null if unknown. */
    readonly children: number | null;
  } | null;
};

const childOf = (child: RetirementAnswer['retiredChild']): Prospect['child'] => {
  const { pensionPerYear: perYear, children } = child ?? {};
  if (typeof perYear !== 'number' || perYear <= 0) return null;
  return { perYear, children: typeof children === 'number' && children > 0 ? children : null };
};

/**
 * The lump sum's share of the capital at the default age: `none`, `all` (BVG art. 37 leaves that to
 * the fund), or a part or an unknown share (`text`).
 *
 * @param lumpSum CHF
 */
const lumpSumShare = (page: RetirementAnswer, { age }: Basis, lumpSum: number, isLate: boolean): LumpSumShare => {
  if (lumpSum <= 0) return page.isPensionOnly === true ? 'pensionOnly' : 'none';
  if (isLate) return 'passed';
  const capital = page.benefitsByAge?.find((row) => row.age === age)?.capital;
  return typeof capital === 'number' && lumpSum >= capital ? 'all' : 'text';
};

/**
 * Further information on the estimate. Omits a partial pension of zero and a lock that is over, but shows a
 * maximum lump sum of zero, because it means that none is possible.
 */
const prospectOf = (answer: RetirementAnswer, basis: Basis, today: IsoDate): Prospect => {
  const { drawnPerMonth, lumpSumAtMost, capitalLockedUntil, retiredChild, partialSteps } = answer;
  const known = typeof lumpSumAtMost === 'number';
  const until = answer.lumpSumNoticeUntil ?? null;
  const notice = until === null ? null : { until, hasPassed: until < today };
  const { atMost: steps, firstAtLeastPercent: firstAtLeast } = partialSteps ?? {};
  return {
    drawnPerMonth: drawnPerMonth === 0 ? null : (drawnPerMonth ?? null),
    lumpSum: known
      ? { atMost: lumpSumAtMost, share: lumpSumShare(answer, basis, lumpSumAtMost, notice?.hasPassed === true) }
      : null,
    notice,
    steps:
      typeof steps === 'number' && typeof firstAtLeast === 'number'
        ? { atMost: steps, firstAtLeast, taken: partialSteps?.taken ?? 0 }
        : null,
    lockedUntil: capitalLockedUntil && capitalLockedUntil >= today ? capitalLockedUntil : null,
    child: childOf(retiredChild),
  };
};

/** Retirement as its page shows it. `today` is the day in Switzerland. */
export const retirementView = (answer: RetirementAnswer, today: IsoDate) => {
  const { retirement: box } = answer;
  const isHidden = box?.isVisible === false;
  const basis = basisOf(answer);
  const prospect = prospectOf(answer, basis, today);
  return {
    basis,
    /** Null if the provider hides it. */
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
    /** Null if there is no further information. */
    further: Object.values(prospect).every((part) => part === null)
      ? null
      : {
          ...prospect,
          derivationOfLumpSum: derivationOf(answer, 'lumpSumAtMost'),
          derivationOfChild: derivationOf(answer, 'retiredChildPension'),
        },
    /** The editors' links that lead nowhere for this member. */
    closed: (answer.closed ?? []).filter((name) => name !== null).filter((name) => isPageLinkName(name)),
    ...readCompanions(answer),
  };
};

export type RetirementView = ReturnType<typeof retirementView>;
