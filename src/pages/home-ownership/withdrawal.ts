import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { isAge } from '#domain/age.ts';

/** A point of the curve as it came: an age or a date, and CHF. */
export type CurvePoint = NonNullable<HomeOwnershipAnswer['homeOwnership']>['projectedGraph'][number];

/** What may be withdrawn early, and how that goes on. */
export type Withdrawal = {
  /**
   * `possible`: an amount above nothing; `none`: nothing today, for the reason the provider gives or none; `unknown`: the
   * provider sent no amount.
   */
  readonly kind: 'possible' | 'none' | 'unknown';
  /** CHF; null where none was sent. */
  readonly amount: number | null;
  /** Age from which it is over; null where none was sent. */
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
 * Reads the home ownership box; null where none was sent. A curve that is zero throughout says nothing that the amount and
 * the remark do not say, so it is none. The fund's reason for having no curve counts only where there is none.
 */
export const readWithdrawal = (box: HomeOwnershipAnswer['homeOwnership']): Withdrawal => {
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
