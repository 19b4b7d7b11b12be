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
  /** The same in words, rounded. */
  readonly amountText: string;
  /** The benefits at that age if all is drawn as a pension; null if it is not. */
  readonly row: NonNullable<RetirementAnswer['benefitsByAge']>[number] | null;
};
