import type { SentHint } from '#contract/hints.ts';
import { toChf } from '#kernel/money.ts';
import type { HintKey } from '#pension/hint-keys.ts';
import type { Hint } from '#pension/hints.ts';

/** Hints whose day tells the birth date, or when a payment was made. */
const tellingDays: readonly HintKey[] = ['lumpSumNotice', 'retirementNear', 'buyInLockEnds'];

/** A hint as it is sent; without days that identify somebody where personal data are hidden. */
export const sentHint = ({ key, date, amount, months, passed }: Hint, isHidden: boolean): SentHint => {
  const hides = isHidden && tellingDays.includes(key);
  return {
    key,
    date: hides ? null : date,
    amount: amount === null ? null : toChf(amount),
    months: hides ? null : months,
    passed: hides ? null : passed,
  };
};
