import type { SentHint } from '#contract/hints.ts';
import { toChf } from '#kernel/money.ts';
import type { HintKey } from '#pension/hint-keys.ts';
import type { Hint } from '#pension/hints.ts';

/** Whether a hint's day tells the birth date, when a payment was made, or when somebody leaves. */
const tells: Readonly<Record<HintKey, boolean>> = {
  partnerNotDeclared: false,
  birthDateUnknown: false,
  stayInsured: true,
  lumpSumNotice: true,
  retirementNear: true,
  openWithdrawal: false,
  planChange: false,
  buyInThisYear: false,
  buyInLockEnds: true,
  recoveryAddressMissing: false,
};

/** A hint as it is sent; without days that identify somebody where personal data are hidden. */
export const sentHint = ({ key, date, amount, months, passed }: Hint, isHidden: boolean): SentHint => {
  const hides = isHidden && tells[key];
  return {
    key,
    date: hides ? null : date,
    amount: amount === null ? null : toChf(amount),
    months: hides ? null : months,
    passed: hides ? null : passed,
  };
};
