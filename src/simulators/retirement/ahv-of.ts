import type { Changes, SimulationResult } from '#contract/simulations.ts';

/** The AHV pension that counts: the member's own figure, an estimate, or none. */
export type Ahv = 'own' | 'estimated' | 'none';

/** Which AHV pension counts in a simulation. */
export const ahvOf = ({ pensions }: SimulationResult, { retirement }: Changes, estimatedAhv: number | null): Ahv => {
  // From when on it counts.
  if ((pensions?.from ?? null) === null) return 'none';
  return estimatedAhv !== null && retirement?.ahvPerMonth === undefined ? 'estimated' : 'own';
};
