import type { Dashboard, DatedValue } from '#contract/dashboard.ts';
import type { IsoDate } from '#kernel/date.ts';
import { joinCurve, type Curve } from './curve.ts';

type Box = NonNullable<Dashboard['savings']>;

/** What moved the savings on a day, CHF; negative for what left the account. */
export type SavingsMovement = NonNullable<Box['movements']>[number];

/** The savings balance, on its card and on the insurance overview. Amounts are CHF. */
export type Savings = {
  /** Today's savings; null if missing. */
  readonly amount: number | null;
  readonly curve: Curve;
  /** The last point of the projection; null without one. */
  readonly end: DatedValue | null;
  /** Empty if the provider sends none. */
  readonly movements: readonly SavingsMovement[];
  /** The projection at less and at more interest; null if the provider sends none. */
  readonly band: NonNullable<Box['futureBand']> | null;
  readonly yearOfBirth: number | null;
  /** In years, at the end of the projection; null if unknown. */
  readonly ageAtEnd: number | null;
};

/** Reads a savings balance. `today` is the day in Switzerland. */
export const readSavings = (
  box: {
    readonly value?: number | null | undefined;
    readonly historicalGraph: readonly DatedValue[];
    readonly futureGraph: readonly DatedValue[];
  } & Partial<Pick<Box, 'movements' | 'futureBand' | 'yearOfBirth' | 'ageAtEnd'>>,
  today: IsoDate,
): Savings => {
  const curve = joinCurve(box.historicalGraph, box.futureGraph, box.value, today);
  return {
    amount: box.value ?? null,
    curve,
    end: curve.future.at(-1) ?? null,
    movements: box.movements ?? [],
    band: box.futureBand ?? null,
    yearOfBirth: box.yearOfBirth ?? null,
    ageAtEnd: box.ageAtEnd ?? null,
  };
};
