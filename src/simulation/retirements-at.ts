import type { Changes, SimulationResult } from '#contract/simulations.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

/**
 * The retirement at each of some ages with other changes, all of the savings as a pension; an age without one is left out.
 *
 * @param ages years, months as a fraction
 */
export const retirementsAt = (
  basis: SimulationBasis,
  others: Changes,
  ages: readonly number[],
): readonly Retirement[] =>
  ages.flatMap((age) => {
    const steps = [{ month: Math.round(age * 12), share: 100 }];
    return simulate(basis, { ...others, retirement: { steps } }).after.retirement ?? [];
  });
