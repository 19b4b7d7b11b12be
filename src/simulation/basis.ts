import { simulate, simulationBasis } from '#contract/endpoints/simulations.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { remoteData, resource } from '#state/remote/resource.ts';

/** What simulations of the member compute from; null where personal data are hidden. */
export const simulationBasisResource = resource('simulationBasis', simulationBasis);

/** Whether the provider simulates, where personal data are hidden. */
export const hiddenStartResource = remoteData(
  'simulationHiddenStart',
  async ({ services }, query: { readonly anonymize?: 'true' }) => {
    const answer = await services.call(simulate, { query, body: {} }, { says: 'face' });
    return answer.ok ? { data: answer.data } : null;
  },
);

/** Lets the provider simulate; null if that fails. */
export const askProviderAction = actionAtom(
  async ({ get, services }, changes: Changes): Promise<SimulationResult | null> => {
    const query = get(anonymizeQueryAtom);
    const answer = await services.call(simulate, { query, body: changes }, { says: 'face' });
    return answer.ok ? answer.data : null;
  },
);
