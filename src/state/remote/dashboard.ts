import { dashboard } from '#contract/endpoints/dashboard.ts';
import { openPagesOf } from '#domain/open-pages.ts';
import { actionAtom, derivedAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { openPagesAtom, shownPagesAtom } from '#state/session/open-pages.ts';
import { resource } from './resource.ts';

/** The boxes of the dashboard, and the fund's message above them. */
export const dashboardResource = resource('dashboard', dashboard);

/** Whether the dashboard has been loaded. */
export const isDashboardThereAtom = derivedAtom(
  (get) => dashboardResource.known(get, { query: get(anonymizeQueryAtom) }).answer !== null,
);

/** Reads from the dashboard which pages are open, for a provider that doesn't name them. */
export const readOpenPagesAction = actionAtom(async ({ get, set }): Promise<void> => {
  const request = { query: get(anonymizeQueryAtom) };
  const { answer, loading } = dashboardResource.known(get, request);
  if (answer === null && loading) return;
  const read = answer ?? (await set(dashboardResource.loadAction, request));
  if (read !== null && get(openPagesAtom) === null) set(shownPagesAtom, openPagesOf(read.data));
});
