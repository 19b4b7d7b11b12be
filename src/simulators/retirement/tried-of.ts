import type { SimulationResult } from '#contract/simulations.ts';
import { roundTo, toChf } from '#kernel/money.ts';
import { roughOf } from '#simulation/rough.ts';
import { rowOf } from './at-age.ts';
import type { Tried } from './tried.ts';

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

/** What the page shows of a simulated retirement besides the simulator. */
export const triedOf = (
  retirement: Retirement,
  words: { readonly pension: (amount: string) => string; readonly capital: (amount: string) => string },
): Omit<Tried, 'ages'> => {
  const { age, date, steps, savings, pensionPerMonth, lumpSum, lumpSumAtMost, child } = retirement;
  const capitalPercent = savings === 0 ? 0 : roundTo((lumpSum / savings) * 100, 2);
  const isCapitalOnly = capitalPercent === 100;
  return {
    age,
    date,
    amount: toChf(pensionPerMonth),
    amountText: isCapitalOnly ? words.capital(roughOf(lumpSum)) : words.pension(roughOf(pensionPerMonth)),
    isCapitalOnly,
    capitalPercent,
    lumpSum: toChf(lumpSum),
    isInSteps: steps.length > 1,
    lumpSumAtMost: toChf(lumpSumAtMost),
    notice: steps.find(({ lumpSumNotice }) => lumpSumNotice !== null)?.lumpSumNotice ?? null,
    child: { ...child, perYear: toChf(child.perYear) },
    row: rowOf(retirement),
  };
};
