import type { ActionTools } from '#state/kernel/atoms.ts';
import { hrefAtom, placeAtom } from '#state/kernel/place.ts';

/**
 * Where a flow leads if the person may no longer log in: it ends, and a page says why, from which Back returns to the
 * login.
 * @param end clears the flow
 */
export const revokedAccess = (end: (tools: ActionTools) => void) => {
  const lead =
    (query: Readonly<Record<string, string>>) =>
    (tools: ActionTools): void => {
      const { get, services } = tools;
      end(tools);
      const href = get(hrefAtom)('login-access-revoked', { query });
      services.navigate(href, { replace: get(placeAtom).key !== 'login' });
    };
  return { accessRevoked: lead({}), leftLongAgo: lead({ mode: 'byExitDate' }) };
};
