import { simulationBasis } from '#contract/endpoints/simulations.ts';
import type { CallRequest, Success } from '#api/client.ts';
import { remoteData } from './resource.ts';

/** What simulations compute from, and whether the provider offers any; null where personal data are hidden. */
type Offered = { readonly data: Success<typeof simulationBasis>['data']; readonly isOffered: boolean };

/** Only a missing call means that the provider has no simulations; whatever else is refused is a failure. */
const orMissing = { missing: 'passed', otherwise: 'unavailable' } as const;

/** What simulations of the member compute from. Beyond the specification. */
export const simulationBasisResource = remoteData<CallRequest<typeof simulationBasis>, Offered>(
  'simulationBasis',
  async ({ services }, request) => {
    const answer = await services.call(simulationBasis, request, { says: 'face', about: orMissing });
    if (!answer.ok) return answer.trouble.is === 'passed' ? { data: null, isOffered: false } : null;
    // It may be left out only where personal data are hidden.
    const isLost = answer.data === null && request.query?.anonymize !== 'true';
    return isLost ? null : { data: answer.data, isOffered: true };
  },
);
