import { changeMyLanguage } from '#contract/endpoints/user.ts';
import { readSimulatorPath, simulatorPath } from '#domain/simulator-address.ts';
import type { Locale } from '#kernel/locale.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { loggedInAtom } from '#state/session/session.ts';

/**
 * Changes the language and reloads the simulator in it. It is stored for a logged-in member, as in the portal, but not in
 * a view of another member's portal, where nothing is stored.
 */
export const changeLanguageAction = actionAtom(async ({ get, set, services }, locale: Locale): Promise<void> => {
  const { pathname, query, locale: spoken } = get(placeAtom);
  const here = readSimulatorPath(pathname);
  if (here === null || locale === spoken) return;
  set(translationLoadingAtom, true);
  if (get(loggedInAtom) && !get(isViewAtom)) {
    const answer = await services.call(changeMyLanguage, { query: { newLanguage: locale } }, { says: 'toast' });
    if (!answer.ok) {
      set(translationLoadingAtom, false);
      return;
    }
  }
  const search = query.toString();
  services.leave(simulatorPath({ ...here, locale }) + (search === '' ? '' : `?${search}`));
});
