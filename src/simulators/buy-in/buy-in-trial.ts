import type { Changes } from '#contract/simulations.ts';
import type { IsoDate } from '#kernel/date.ts';
import { typicalMarginalRate } from '#kernel/typical-marginal-rate.ts';

/** A buy-in as the sliders have it. */
export type BuyInTrial = {
  /** All instalments together, CHF. */
  readonly amount: number;
  /** Day of the first payment. */
  readonly from: IsoDate;
  /** Payments, a year apart. */
  readonly instalments: number;
  /** The member's own marginal tax rate in percent. */
  readonly marginalRate: number;
};

/** A trial as the engine takes it; without an amount nothing changes. */
export const changesOf = (trial: BuyInTrial | null): Changes =>
  trial === null || trial.amount <= 0
    ? {}
    : {
        buyIn: {
          amount: trial.amount,
          from: trial.from,
          instalments: trial.instalments,
          ...(trial.marginalRate > 0 && { marginalRate: trial.marginalRate }),
        },
      };

/** The trial of some changes; null if they have no buy-in. */
export const trialOf = ({ buyIn }: Changes): BuyInTrial | null =>
  buyIn === undefined
    ? null
    : {
        amount: buyIn.amount,
        from: buyIn.from,
        instalments: buyIn.instalments ?? 1,
        marginalRate: buyIn.marginalRate ?? 0,
      };

/** An example as it is taken: one that says nothing of the tax rate leaves what is known of it, or a typical one. */
export const takingExample = (example: BuyInTrial | null, known: BuyInTrial | null): BuyInTrial | null =>
  example && { ...example, marginalRate: example.marginalRate || (known?.marginalRate ?? typicalMarginalRate) };

/** Typical marginal rates of income tax in Switzerland, in percent: federal, cantonal and communal tax together. */
export const typicalRates = [15, 20, 25, 30, 35, 40] as const;

/** The most payments that one can try out. */
export const instalmentsAtMost = 10;
