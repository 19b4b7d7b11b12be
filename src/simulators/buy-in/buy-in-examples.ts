import type { SimulationResult } from '#contract/simulations.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import { typicalMarginalRate } from '#kernel/typical-marginal-rate.ts';
import type { Case } from '#simulation/examples.ts';

const thousands = (chf: number): number => Math.floor(chf / 1_000) * 1_000;

/** Of a small buy-in, CHF. */
const small = 10_000;
/** Under this amount nobody pays in instalments, CHF. */
const worthInstalments = 5_000;

/** Telling buy-ins: a small one with what it saves in taxes, all that is possible, and half of it over five years. */
export const buyInExamples = (
  { after: { buyIn } }: SimulationResult,
  today: IsoDate,
): readonly Case<'most' | 'instalments' | 'rate'>[] => {
  const most = toChf(buyIn?.atMost ?? 0);
  const half = thousands(most / 2);
  const taxed = most > small ? small : most;
  if (most === 0) return [];
  return [
    {
      key: 'rate',
      changes: { buyIn: { amount: taxed, from: today, instalments: 1, marginalRate: typicalMarginalRate } },
    },
    ...(taxed < most
      ? [{ key: 'most', changes: { buyIn: { amount: most, from: today, instalments: 1 } } } as const]
      : []),
    ...(half >= worthInstalments
      ? [{ key: 'instalments', changes: { buyIn: { amount: half, from: today, instalments: 5 } } } as const]
      : []),
  ];
};
