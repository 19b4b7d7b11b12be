import type { SimulationResult } from '#contract/simulations.ts';
import { toChf } from '#kernel/money.ts';
import type { BandDay } from '#ui/SavingsBand.tsx';

type Outcome = SimulationResult['after'];

const inChf = (centimes: number | undefined): number | null => (centimes === undefined ? null : toChf(centimes));

/** Savings by year after the changes, at 1, 2 and 3 % interest, next to those before them at 2 %. */
export const bandDays = (before: Outcome, after: Outcome): readonly BandDay[] => {
  const old = new Map(before.savings?.years.map((point) => [point.date, point]));
  const changed = new Map(after.savings?.years.map((point) => [point.date, point]));
  const dates = [...new Set([...old.keys(), ...changed.keys()])].toSorted();
  return dates.map((date) => {
    const [low, middle, high] = changed.get(date)?.band ?? [];
    return {
      date,
      low: inChf(low),
      middle: inChf(middle),
      high: inChf(high),
      before: inChf(old.get(date)?.band[1]),
    };
  });
};
