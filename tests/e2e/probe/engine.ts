import * as z from 'zod/mini';
import * as endpoints from '#contract/endpoints/simulations.ts';
import { sentSimulation, type Changes } from '#contract/simulations.ts';
import { simulate } from '#pension/simulation/simulate.ts';

/** What changes do, in the form in which the provider sends it, computed from a basis as it was sent. */
export const simulateAll = (
  sent: z.input<typeof endpoints.simulationBasis.data>,
  all: readonly Changes[],
): unknown[] => {
  const basis = z.decode(endpoints.simulationBasis.data, sent);
  if (basis === null) throw new Error('A basis was sent.');
  return all.map((changes) => z.encode(endpoints.simulate.data, sentSimulation(simulate(basis, changes))));
};
