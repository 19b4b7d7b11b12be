import { simulationBasis } from '#contract/endpoints/simulations.ts';
import type { CallRequest, Success } from '#api/client.ts';
import { remoteData } from './resource.ts';
import { areSimulationsAbsentAtom } from './simulations-absent.ts';

/** What simulations compute from, and whether the provider offers any; null where personal data are hidden. */
type Offered = { readonly data: Success<typeof simulationBasis>['data']; readonly isOffered: boolean };

/** Only a missing call means that the provider has no simulations; whatever else is refused is a failure. */
const orMissing = { missing: 'passed', otherwise: 'unavailable' } as const;

/** What simulations of the member compute from. Beyond the specification. */
export const simulationBasisResource = remoteData<CallRequest<typeof simulationBasis>, Offered>(
  'simulationBasis',
  async ({ services, set }, request) => {
    const answer = await services.call(simulationBasis, request, { says: 'face', about: orMissing });
    const isAbsent = !answer.ok && answer.trouble.is === 'passed';
    if (answer.ok || isAbsent) set(areSimulationsAbsentAtom, isAbsent);
    if (!answer.ok) return isAbsent ? { data: null, isOffered: false } : null;
    // It may be left out only where personal data are hidden.
    const isLost = answer.data === null && request.query?.anonymize !== 'true';
    return isLost ? null : { data: answer.data, isOffered: true };
  },
);
