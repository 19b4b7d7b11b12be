import { keepAhvPension } from '#contract/endpoints/ahv-pension.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { dashboardResource } from '#state/remote/dashboard.ts';

/** Keeps the member's own figure of the AHV pension (CHF a month; null forgets it), and loads the figures that count with it. */
export const keepAhvPensionAction = actionAtom(
  async ({ get, set, services }, perMonth: number | null): Promise<Trouble | null> => {
    const answer = await services.call(keepAhvPension, { body: { perMonth } }, { says: 'form' });
    if (!answer.ok) return answer.trouble;
    await set(dashboardResource.loadAction, { query: get(anonymizeQueryAtom) });
    return null;
  },
);
