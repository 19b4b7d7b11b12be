import type { Dashboard } from '#contract/dashboard.ts';
import { isAge } from './age.ts';

/** The home ownership as the provider sends it, the same on the dashboard and on its page. */
type Box = Omit<NonNullable<Dashboard['homeOwnership']>, 'isVisible' | 'isActive' | 'hideAwaitBox'>;

/** A point of the curve as it came: an age or a date, and CHF. */
export type CurvePoint = NonNullable<Box['projectedGraph']>[number];

/** What may be withdrawn early, and how that goes on, on its card and on its page. BVG art. 30c. */
export type Withdrawal = {
  /**
   * `possible`: an amount above nothing; `none`: nothing today; `unknown`: no amount was sent.
   */
  readonly kind: 'possible' | 'none' | 'unknown';
  /** CHF; null where it was not sent. */
  readonly amount: number | null;
  /** Age from which it is over; null where it is unknown. */
  readonly maxAge: number | null;
  /** Why there is nothing, or what else the fund says of it. */
  readonly remark: string | null;
  /** The curve's points; empty where it has nothing to show. */
  readonly curve: readonly CurvePoint[];
  /** Why there is no curve, in the fund's words; null where there is one, or no reason was sent. */
  readonly noCurve: string | null;
  /** Whether there is a curve, or its absence is to be explained: not where nothing is possible and the fund is silent. */
  readonly saysItsCourse: boolean;
  /** Whether nothing was sent that could be said beside the amount. */
  readonly isSilent: boolean;
};

const words = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * Reads the home ownership box. A curve that is zero throughout is omitted: amount and remark say it already. The fund's
 * reason for having no curve counts only without one.
 */
export const readWithdrawal = (box: Box | null | undefined): Withdrawal => {
  const amount = box?.maxAmount ?? null;
  const points = box?.projectedGraph ?? [];
  const curve = points.some(({ value }) => value !== 0) ? points : [];
  const remark = words(box?.noDataInfo);
  const reason = words(box?.projectedGraphUnavailable);
  const noCurve = curve.length > 0 || reason === remark ? null : reason;
  const kind = amount === null ? 'unknown' : amount > 0 ? 'possible' : 'none';
  const maxAge = typeof box?.maxAge === 'number' && isAge(box.maxAge) ? box.maxAge : null;
  return {
    kind,
    amount,
    maxAge,
    remark,
    curve,
    noCurve,
    saysItsCourse: curve.length > 0 || noCurve !== null || (kind === 'possible' && remark === null),
    isSilent: kind === 'unknown' && remark === null && maxAge === null,
  };
};
