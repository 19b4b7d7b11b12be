import * as z from 'zod/mini';
import { changesSchema } from '#pension/simulation/changes.ts';
import { endpoint } from '../endpoint.ts';
import { simulationBasisSchema, simulationSchema } from '../simulations.ts';

const anonymize = z.optional(z.enum(['true', 'false']));

/** What simulations of the member’s figures compute from; null if personal data are hidden. */
export const simulationBasis = endpoint({
  method: 'GET',
  path: 'simulations/basis',
  access: 'session',
  query: z.object({ anonymize }),
  data: simulationBasisSchema,
});

/** What some changes would do to the member’s figures. Stores nothing. */
export const simulate = endpoint({
  method: 'POST',
  path: 'simulations/results',
  access: 'session',
  changes: false,
  query: z.object({ anonymize }),
  body: changesSchema,
  data: simulationSchema,
});
