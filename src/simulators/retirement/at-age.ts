import type { SimulationResult } from '#contract/simulations.ts';
import { toChf } from '#kernel/money.ts';
import type { AtAge } from './tried.ts';

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

/** A simulated retirement as a row of the page's table. */
export const rowOf = ({ age, date, steps, savings, pensionPerYear, pensionPerMonth }: Retirement): AtAge => ({
  age,
  date,
  capital: toChf(savings),
  // Each of several steps has its own.
  conversionRate: steps.length === 1 ? (steps[0]?.rate ?? null) : null,
  pensionPerYear: toChf(pensionPerYear),
  pensionPerMonth: toChf(pensionPerMonth),
});
