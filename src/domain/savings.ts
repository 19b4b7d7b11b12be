import type { Dashboard, DatedValue } from '#contract/dashboard.ts';
import { addMonths } from '#kernel/calendar.ts';
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

/** Within so many months of the first day, savings from before the entry arrive as if they had been there. */
const monthsOfArrival = 6;

/**
 * The past from the day on which savings from before the entry arrived, if that was soon after it and there was next to
 * nothing until then: over decades the rise from there would be a stroke along the axis.
 */
export const sinceArrival = (
  past: readonly DatedValue[],
  movements: readonly SavingsMovement[],
): readonly DatedValue[] => {
  const first = past[0];
  const arrival = movements.find(({ kind }) => kind === 'transferIn');
  if (first === undefined || arrival === undefined || arrival.date > addMonths(first.date, monthsOfArrival))
    return past;
  const at = past.findIndex(({ date }) => date === arrival.date);
  const before = past[at - 1];
  return before !== undefined && before.value < arrival.amount / 10 ? past.slice(at) : past;
};
