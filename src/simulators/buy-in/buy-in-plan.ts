import type { Changes } from '#contract/simulations.ts';
import type { IsoDate } from '#kernel/date.ts';

/** A buy-in as the sliders have it. */
export type BuyInPlan = {
  /** All instalments together, CHF. */
  readonly amount: number;
  /** Day of the first payment. */
  readonly from: IsoDate;
  /** Payments, a year apart. */
  readonly instalments: number;
  /** The member's own marginal tax rate in percent. */
  readonly marginalRate: number;
};

/** A plan as the engine takes it; without an amount nothing changes. */
export const changesOf = (plan: BuyInPlan | null): Changes =>
  plan === null || plan.amount <= 0
    ? {}
    : {
        buyIn: {
          amount: plan.amount,
          from: plan.from,
          instalments: plan.instalments,
          ...(plan.marginalRate > 0 && { marginalRate: plan.marginalRate }),
        },
      };

/** The plan of some changes; null if they have no buy-in. */
export const planOf = ({ buyIn }: Changes): BuyInPlan | null =>
  buyIn === undefined
    ? null
    : {
        amount: buyIn.amount,
        from: buyIn.from,
        instalments: buyIn.instalments ?? 1,
        marginalRate: buyIn.marginalRate ?? 0,
      };

/** Typical marginal rates of income tax in Switzerland, in percent: federal, cantonal and communal tax together. */
export const typicalRates = [15, 20, 25, 30, 35, 40] as const;

/** The most payments that one can plan. */
export const instalmentsAtMost = 10;
