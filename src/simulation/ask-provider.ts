import { simulate } from '#contract/endpoints/simulations.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';

/** Whether the provider has simulated. */
export const isResult = (answer: SimulationResult | Trouble): answer is SimulationResult => 'after' in answer;

/** Lets the provider simulate; otherwise the result is why that failed. */
export const askProviderAction = actionAtom(
  async ({ get, services }, changes: Changes): Promise<SimulationResult | Trouble> => {
    const query = get(anonymizeQueryAtom);
    const answer = await services.call(simulate, { query, body: changes }, { says: 'notice' });
    return answer.ok ? answer.data : answer.trouble;
  },
);
