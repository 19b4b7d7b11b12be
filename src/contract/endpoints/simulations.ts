import * as z from 'zod/mini';
import { changesSchema, daySchema } from '#pension/simulation/changes.ts';
import { successSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { documentFileSchema } from '../documents.ts';
import {
  changedScenarioSchema,
  newScenarioSchema,
  scenarioSchema,
  scenariosSchema,
  simulationBasisSchema,
  simulationSchema,
} from '../simulations.ts';

const anonymize = z.optional(z.enum(['true', 'false']));

/** What simulations of the member’s figures compute from; null if personal data are hidden. */
export const simulationBasis = endpoint({
  method: 'GET',
  path: 'simulations/basis',
  access: 'session',
  query: z.object({ anonymize }),
  data: simulationBasisSchema,
});

/**
 * What some changes would do to the member’s figures. Stores nothing. Who works beyond the ordinary age draws after
 * `drawnAfter`, by default after an unpaid leave among the changes: what is compared has one day for all.
 */
export const simulate = endpoint({
  method: 'POST',
  path: 'simulations/results',
  access: 'session',
  changes: false,
  query: z.object({ anonymize }),
  // In the body, because addresses are logged.
  body: z.extend(changesSchema, { drawnAfter: z.optional(daySchema) }),
  data: simulationSchema,
});

/** The scenarios that the member has kept, newest first. */
export const scenarios = endpoint({
  method: 'GET',
  path: 'simulations/scenarios',
  access: 'session',
  query: z.object({ anonymize }),
  data: scenariosSchema,
});

/** Keeps a scenario under a name that the member’s others don’t have. The same one again is kept once. */
export const keepScenario = endpoint({
  method: 'POST',
  path: 'simulations/scenarios',
  access: 'session',
  status: 201,
  body: newScenarioSchema,
  data: scenarioSchema,
});

/** Renames a kept scenario, or keeps other changes under its name; 404 for any but the member’s own. */
export const changeScenario = endpoint({
  method: 'PUT',
  path: 'simulations/scenarios/{scenarioId}',
  access: 'session',
  body: changedScenarioSchema,
  data: scenarioSchema,
});

/** Deletes a kept scenario; 404 for any but the member’s own. */
export const deleteScenario = endpoint({
  method: 'DELETE',
  path: 'simulations/scenarios/{scenarioId}',
  access: 'session',
  data: successSchema,
});

/** A kept scenario as PDF, computed with the data of the day. */
export const scenarioPdf = endpoint({
  method: 'GET',
  path: 'simulations/scenarios/{scenarioId}/pdf',
  access: 'session',
  query: z.object({ anonymize }),
  file: 'application/pdf',
  data: documentFileSchema,
});
