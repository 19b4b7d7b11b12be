import type { RetirementAnswer } from '#contract/pages.ts';
import type { IsoDate } from '#kernel/date.ts';

/** The benefits for retiring at one age: CHF and percent. */
export type AtAge = NonNullable<RetirementAnswer['benefitsByAge']>[number];

/** A retirement that the member tries out, as a page's figure, bars and table follow it. */
export type Tried = {
  /** Years, months as a fraction. */
  readonly age: number;
  /** First day of the pension; null if hidden. */
  readonly date: IsoDate | null;
  /** CHF a month. */
  readonly amount: number;
  /** The amount in words, rounded; a lump sum where there is no pension. */
  readonly amountText: string;
  /** Whether all is taken as a lump sum. */
  readonly isCapitalOnly: boolean;
  /** The part of the savings that is taken as a lump sum, in percent. */
  readonly capitalPercent: number;
  /** All lump sums together, CHF. */
  readonly lumpSum: number;
  /** Whether it takes several steps. */
  readonly isInSteps: boolean;
  /** The maximum lump sum of all steps, CHF. */
  readonly lumpSumAtMost: number;
  /** Day until which the first lump sum must be announced; null if none is possible or the plan requires no notice. */
  readonly notice: { readonly until: IsoDate; readonly hasPassed: boolean } | null;
  /** The additional pension for each child, CHF a year, and the children entitled on the first day. */
  readonly child: { readonly perYear: number; readonly children: number };
  /** The benefits of all steps together, at the age of the last one. */
  readonly row: AtAge;
  /** Those at the page's ages, because other changes apply at each of them as well; null if the page's own are valid. */
  readonly ages: readonly AtAge[] | null;
};
