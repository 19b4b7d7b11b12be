import { simulate } from '#contract/endpoints/simulations.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';

/** Lets the provider simulate; null if that fails. */
export const askProviderAction = actionAtom(
  async ({ get, services }, changes: Changes): Promise<SimulationResult | null> => {
    const query = get(anonymizeQueryAtom);
    const answer = await services.call(simulate, { query, body: changes }, { says: 'face' });
    return answer.ok ? answer.data : null;
  },
);
