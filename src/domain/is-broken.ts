import type { SimulationResult } from '#contract/simulations.ts';

/** Whether law or plan rule the changes out. */
export const isBroken = ({ findings }: SimulationResult): boolean =>
  findings.some(({ severity }) => severity === 'broken');
