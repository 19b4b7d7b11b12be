import { DECIDED_YEARS } from '#pension/legal-parameters.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';

/** The interest that is assumed, in percent, and the last year of which the law's amounts are known. */
export const restsOn = (basis: SimulationBasis | null) =>
  basis && { percent: basis.plan.interest.projection, knownLaw: DECIDED_YEARS.last };
