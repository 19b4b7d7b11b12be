import { simulate } from '#contract/endpoints/simulations.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';

/** Whether the provider has simulated. */
export const isResult = (answer: SimulationResult | Trouble): answer is SimulationResult => 'after' in answer;

/** What the provider simulates; `drawnAfter` as for the engine. */
type Asked = Changes & { readonly drawnAfter?: IsoDate | undefined };

/** Lets the provider simulate; otherwise the result is why that failed. */
export const askProviderAction = actionAtom(
  async ({ get, services }, body: Asked): Promise<SimulationResult | Trouble> => {
    const answer = await services.call(simulate, { query: get(anonymizeQueryAtom), body }, { says: 'notice' });
    return answer.ok ? answer.data : answer.trouble;
  },
);
