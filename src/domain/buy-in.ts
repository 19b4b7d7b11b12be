import type { BuyInAnswer } from '#contract/pages.ts';

/** The buy-in as the provider sends it, the same on the dashboard and on its page. Amounts are CHF. */
export type BuyInBox = NonNullable<BuyInAnswer['buyIn']>;

/** What a buy-in comes to, on its card and on its page. Amounts are CHF. BVG art. 79b. */
export type BuyIn = {
  /** Most that may be bought in; null where it was not sent. */
  readonly atMost: number | null;
  /** Whether it was sent that nothing may be bought in now. */
  readonly isNone: boolean;
  readonly savings: number | null;
  readonly savingsAtMost: number | null;
  /** How far the savings are from what the regulations allow, in percent; null where that is unknown. */
  readonly reached: number | null;
  /** Whether nothing is missing. */
  readonly isFull: boolean;
  /** Early withdrawals for a home that are to be repaid; null where there are none. */
  readonly toRepay: number | null;
  /** What the fund says about it. */
  readonly note: string | null;
  readonly planName: string | null;
};

/**
 * How far the savings are from what the regulations allow, in percent, as sent or worked out; null where neither is known,
 * and where the regulations' maximum is nothing: then it could not be calculated.
 */
export const reachedPercent = ({ ratio, savings, savingsAtMost }: BuyInBox): number | null => {
  if (typeof savingsAtMost === 'number' && savingsAtMost <= 0) return null;
  const workedOut =
    typeof savings === 'number' && typeof savingsAtMost === 'number' ? (savings / savingsAtMost) * 100 : null;
  const percent = ratio ?? workedOut;
  return percent === null || percent < 0 ? null : percent;
};

/** A percentage without decimals: 100 only for what is reached, 0 only for nothing. */
export const wholePercent = (percent: number): number => {
  if (percent >= 100 || percent === 0) return Math.round(percent);
  return Math.min(99, Math.max(1, Math.round(percent)));
};

/** Reads a buy-in. */
export const readBuyIn = (box: BuyInBox): BuyIn => {
  const { atMost, savings, savingsAtMost, openWithdrawals, subTitle, planName } = box;
  const reached = reachedPercent(box);
  return {
    atMost: atMost ?? null,
    isNone: typeof atMost === 'number' && atMost <= 0,
    savings: savings ?? null,
    savingsAtMost: savingsAtMost ?? null,
    reached,
    isFull: reached !== null && reached >= 100,
    toRepay: typeof openWithdrawals === 'number' && openWithdrawals > 0 ? openWithdrawals : null,
    note: subTitle?.trim() || null,
    planName: planName?.trim() || null,
  };
};
