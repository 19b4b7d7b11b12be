import type { RetirementAnswer } from '#contract/pages.ts';
import type { IsoDate } from '#kernel/date.ts';

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
  /** The benefits of all steps together, at the age of the last one. */
  readonly row: NonNullable<RetirementAnswer['benefitsByAge']>[number];
};
