import type { SimulationResult } from '#contract/simulations.ts';
import { toChf } from '#kernel/money.ts';
import type { Case } from '#simulation/examples.ts';
import { changesOf, type HomeTrial } from './home-trial.ts';
import { repaidTrial, withRepayment } from './home-ways.ts';

/** What a house may take, CHF; less is rounded down. */
const house = 100_000;
const rounding = 10_000;

/** A withdrawal of a round amount on its first day; null if the limits leave none. */
const roundTrial = ({ after: { homeLimits } }: SimulationResult): HomeTrial | null => {
  if (!homeLimits?.withdrawal) return null;
  const { from: on, atMost, atLeast } = homeLimits.withdrawal;
  const amount = Math.min(house, Math.floor(toChf(atMost) / rounding) * rounding);
  return amount === 0 || amount < toChf(atLeast)
    ? null
    : { kind: 'withdrawal', amount, on, realisedOn: null, repaid: null };
};

/** Telling cases: to pay back all that is open; to take out a round amount, all, or a round amount for five years. */
export const homeExamples = (start: SimulationResult): readonly Case<'repayment' | 'house' | 'most' | 'back'>[] => {
  const repaid = repaidTrial(start);
  const out = roundTrial(start);
  const most = toChf(start.after.homeLimits?.withdrawal?.atMost ?? 0);
  return [
    ...(repaid === null ? [] : [{ key: 'repayment', changes: changesOf(repaid) } as const]),
    ...(out === null
      ? []
      : ([
          { key: 'house', changes: changesOf(out) },
          ...(most > out.amount ? [{ key: 'most', changes: changesOf({ ...out, amount: most }) } as const] : []),
          { key: 'back', changes: changesOf(withRepayment(out, true, null)) },
        ] as const)),
  ];
};
