import type { DatedValue } from '#contract/dashboard.ts';
import type { IsoDate } from '#kernel/date.ts';
import { joinCurve, type Curve } from './curve.ts';

/** The savings balance, on its card and on the insurance overview. Amounts are CHF. */
export type Savings = {
  /** Today's savings; null if missing. */
  readonly amount: number | null;
  readonly curve: Curve;
  /** The last point of the projection; null without one. */
  readonly end: DatedValue | null;
};

/** Reads a savings balance. `today` is the day in Switzerland. */
export const readSavings = (
  box: {
    readonly value?: number | null | undefined;
    readonly historicalGraph: readonly DatedValue[];
    readonly futureGraph: readonly DatedValue[];
  },
  today: IsoDate,
): Savings => {
  const curve = joinCurve(box.historicalGraph, box.futureGraph, box.value, today);
  return { amount: box.value ?? null, curve, end: curve.future.at(-1) ?? null };
};
