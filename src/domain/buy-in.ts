import { formatChf } from '#kernel/money.ts';
import { trimmed } from '#kernel/trimmed.ts';
import type { BuyInAnswer } from '#contract/pages.ts';

/** The buy-in as the provider sends it, the same on the dashboard and on its page. Amounts are CHF. */
export type BuyInBox = NonNullable<BuyInAnswer['buyIn']>;

/** A buy-in, as its card and its page show it. Amounts are in CHF. BVG art. 79b. */
export type BuyIn = {
  /** The maximum buy-in; null if missing. */
  readonly atMost: number | null;
  /** Whether the provider says that no buy-in is possible now. */
  readonly isNone: boolean;
  readonly savings: number | null;
  readonly savingsAtMost: number | null;
  /** Savings in percent of their maximum; null if unknown. */
  readonly reached: number | null;
  /** Whether the maximum is reached. */
  readonly isFull: boolean;
  /** Early withdrawals for home ownership still to be repaid; null without any. */
  readonly toRepay: number | null;
  /** The fund's note. */
  readonly note: string | null;
  readonly planName: string | null;
};

/**
 * The savings in percent of their maximum, as sent or calculated; null if neither is known,
 * or if the maximum is zero.
 */
export const reachedPercent = ({ ratio, savings, savingsAtMost }: BuyInBox): number | null => {
  if (typeof savingsAtMost === 'number' && savingsAtMost <= 0) return null;
  const calculated =
    typeof savings === 'number' && typeof savingsAtMost === 'number' ? (savings / savingsAtMost) * 100 : null;
  const percent = ratio ?? calculated;
  return percent === null || percent < 0 ? null : percent;
};

/**
 * The fund's label with `amount` (CHF) in the place of `{0}`; null without a label, without the amount it needs, or with a
 * placeholder that no amount belongs to.
 */
export const labelWithAmount = (label: string | null | undefined, amount: number | null | undefined): string | null => {
  const text = trimmed(label);
  const filled = typeof amount === 'number' ? text?.replaceAll('{0}', formatChf(amount)) : text;
  return filled === undefined || filled === null || /\{\d+\}/.test(filled) ? null : filled;
};

/** A percentage without decimals: 100 only if the maximum is reached, 0 only for zero. */
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
    note: trimmed(subTitle),
    planName: trimmed(planName),
  };
};
