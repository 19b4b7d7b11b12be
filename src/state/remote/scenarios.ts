import {
  changeScenario,
  deleteScenario,
  keepScenario,
  scenarioPdf,
  scenarios,
} from '#contract/endpoints/simulations.ts';
import type { Changes, Scenario, SimulatorName } from '#contract/simulations.ts';
import { trouble, type Trouble } from '#domain/error-ladder.ts';
import type { CallRequest } from '#api/client.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { loadedFile, type LoadedFile } from './loaded-file.ts';
import { remoteData } from './resource.ts';

/** A member's kept scenarios; `isOffered` is false for a provider that keeps none. */
export type KeptScenarios = { readonly isOffered: boolean; readonly all: readonly Scenario[] };

/** Only a missing call means that the provider keeps none; whatever else is refused is a failure. */
const orMissing = { missing: 'passed', otherwise: 'unavailable' } as const;

/** The scenarios that the member has kept. Beyond the specification. */
export const scenariosResource = remoteData<CallRequest<typeof scenarios>, { readonly data: KeptScenarios }>(
  'simulation.scenarios',
  async ({ services }, request) => {
    const answer = await services.call(scenarios, request, { says: 'face', about: orMissing });
    if (answer.ok) return { data: { isOffered: true, all: answer.data } };
    return answer.trouble.is === 'passed' ? { data: { isOffered: false, all: [] } } : null;
  },
);

const reloadAction = actionAtom(({ get, set }) =>
  set(scenariosResource.loadAction, { query: get(anonymizeQueryAtom) }),
);

/** The scenario, or why it was not stored. */
type Stored = { readonly scenario: Scenario } | { readonly trouble: Trouble };

/** Keeps a scenario. */
export const keepScenarioAction = actionAtom(
  async (
    { set, services },
    body: {
      readonly name: string;
      readonly nameSays: string[];
      readonly simulator: SimulatorName;
      readonly changes: Changes;
    },
  ): Promise<Stored> => {
    const answer = await services.call(keepScenario, { body }, { says: 'form' });
    if (!answer.ok) return { trouble: answer.trouble };
    await set(reloadAction);
    return { scenario: answer.data };
  },
);

/** Renames a kept scenario, or keeps other changes under its name. */
export const changeScenarioAction = actionAtom(
  async (
    { set, services },
    {
      id: scenarioId,
      ...body
    }: {
      readonly id: string;
      readonly name?: string;
      readonly nameSays?: string[];
      readonly changes?: Changes;
    },
  ): Promise<Stored> => {
    const answer = await services.call(changeScenario, { path: { scenarioId }, body }, { says: 'form' });
    // It may have been deleted in another tab.
    await set(reloadAction);
    return answer.ok ? { scenario: answer.data } : { trouble: answer.trouble };
  },
);

/** Deletes a kept scenario; the result says why that failed. */
export const deleteScenarioAction = actionAtom(
  async ({ set, services }, scenarioId: string): Promise<Trouble | null> => {
    const answer = await services.call(deleteScenario, { path: { scenarioId } }, { says: 'form' });
    await set(reloadAction);
    if (!answer.ok) return answer.trouble;
    return answer.data.isSuccessful ? null : trouble('refused');
  },
);

/** Loads a kept scenario as PDF; null if that fails. Like other data, its failure doesn't end the session. */
export const printScenarioAction = actionAtom(
  async ({ get, services }, scenarioId: string): Promise<LoadedFile | null> => {
    const query = get(anonymizeQueryAtom);
    const answer = await services.call(scenarioPdf, { path: { scenarioId }, query }, { says: 'face' });
    if (!answer.ok) return null;
    return loadedFile(scenarioPdf, answer.data);
  },
);
