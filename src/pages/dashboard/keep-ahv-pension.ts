import { keepAhvPension } from '#contract/endpoints/ahv-pension.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { dashboardResource } from '#state/remote/dashboard.ts';

/**
 * Keeps the member's own figure of the AHV pension (CHF a month; null forgets it), and loads the dashboard, which
 * counts with it: null, why it could not be kept, or `notLoaded` if it is kept and the dashboard shows the old figures.
 */
export const keepAhvPensionAction = actionAtom(
  async ({ get, set, services }, perMonth: number | null): Promise<Trouble | 'notLoaded' | null> => {
    const answer = await services.call(keepAhvPension, { body: { perMonth } }, { says: 'form' });
    if (!answer.ok) return answer.trouble;
    const request = { query: get(anonymizeQueryAtom) };
    await set(dashboardResource.loadAction, request);
    return dashboardResource.known(get, request).failed ? 'notLoaded' : null;
  },
);
