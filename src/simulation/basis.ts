import { simulate, simulationBasis } from '#contract/endpoints/simulations.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { remoteData } from '#state/remote/resource.ts';

/** What simulations compute from, and whether the provider offers any; null where personal data are hidden. */
type Offered = { readonly data: SimulationBasis | null; readonly isOffered: boolean };

type Asked = { readonly query: { readonly anonymize?: 'true' } };

/** Only a missing call means that the provider has no simulations; whatever else is refused is a failure. */
const orMissing = { missing: 'passed', otherwise: 'unavailable' } as const;

/** What simulations of the member compute from. Beyond the specification. */
export const simulationBasisResource = remoteData<Asked, Offered>('simulationBasis', async ({ services }, request) => {
  const answer = await services.call(simulationBasis, request, { says: 'face', about: orMissing });
  if (!answer.ok) return answer.trouble.is === 'passed' ? { data: null, isOffered: false } : null;
  // It may be left out only where personal data are hidden.
  const isLost = answer.data === null && request.query.anonymize !== 'true';
  return isLost ? null : { data: answer.data, isOffered: true };
});

/** Lets the provider simulate; null if that fails. */
export const askProviderAction = actionAtom(
  async ({ get, services }, changes: Changes): Promise<SimulationResult | null> => {
    const query = get(anonymizeQueryAtom);
    const answer = await services.call(simulate, { query, body: changes }, { says: 'face' });
    return answer.ok ? answer.data : null;
  },
);
