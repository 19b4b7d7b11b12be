import { trimmed } from '#kernel/trimmed.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { isAge } from './age.ts';

/** The home ownership as the provider sends it, the same on the dashboard and on its page. */
type Box = Omit<NonNullable<Dashboard['homeOwnership']>, 'isVisible' | 'isActive' | 'hideAwaitBox'>;

/** A point of the curve as sent: an age or a date, and CHF. */
export type CurvePoint = NonNullable<Box['projectedGraph']>[number];

/** The possible early withdrawal and its development, as its card and its page show it. BVG art. 30c. */
export type Withdrawal = {
  /**
   * `possible`: an amount above zero; `none`: zero today; `unknown`: the amount is missing.
   */
  readonly kind: 'possible' | 'none' | 'unknown';
  /** Whether age is why nothing can be withdrawn any more. */
  readonly isTooLate: boolean;
  /** CHF; null if missing. */
  readonly amount: number | null;
  /** Age from which no withdrawal is possible; null if unknown. */
  readonly maxAge: number | null;
  /** Why nothing can be withdrawn, or another remark by the fund. */
  readonly remark: string | null;
  /** The curve's points; empty if all are zero. */
  readonly curve: readonly CurvePoint[];
  /** Why the curve is missing, in the fund's words; null if there is a curve or no reason was sent. */
  readonly noCurve: string | null;
  /** Whether to show the curve or why it is missing: not if no withdrawal is possible and the fund gives no reason. */
  readonly saysItsCourse: boolean;
  /** Whether neither the amount nor any other information was sent. */
  readonly isSilent: boolean;
};

/**
 * Reads the home ownership box. Omits a curve that is zero throughout, because amount and remark already say so. The
 * fund's reason for a missing curve is ignored if there is one.
 */
export const readWithdrawal = (box: Box | null | undefined): Withdrawal => {
  const amount = box?.maxAmount ?? null;
  const points = box?.projectedGraph ?? [];
  const curve = points.some(({ value }) => value !== 0) ? points : [];
  const remark = trimmed(box?.noDataInfo);
  const reason = trimmed(box?.projectedGraphUnavailable);
  const noCurve = curve.length > 0 || reason === remark ? null : reason;
  const kind = amount === null ? 'unknown' : amount > 0 ? 'possible' : 'none';
  const maxAge = typeof box?.maxAge === 'number' && isAge(box.maxAge) ? box.maxAge : null;
  return {
    kind,
    isTooLate: kind === 'none' && box?.isTooLate === true,
    amount,
    maxAge,
    remark,
    curve,
    noCurve,
    saysItsCourse: curve.length > 0 || noCurve !== null || (kind === 'possible' && remark === null),
    isSilent: kind === 'unknown' && remark === null && maxAge === null,
  };
};
