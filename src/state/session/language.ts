import { changeMyLanguage } from '#contract/endpoints/user.ts';
import type { Locale } from '#kernel/locale.ts';
import { accessOf } from '#contract/route-words.ts';
import { href } from '#i18n/routes.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, placeAtom } from '#state/kernel/place.ts';
import { aboutUserAtom, loggedInAtom } from './session.ts';
import { globalLoadingAtom, translationLoadingAtom } from '#state/kernel/ui.ts';
import { guardAgainAction, mayLeaveAction } from '#state/kernel/unsaved.ts';

/** How long to show that the portal is reloading in the new language, in milliseconds. */
export const languageReloadDelay = 2500;

/** How long storing the language may take before the portal says that it is under way, in milliseconds. */
const languagePatience = 2_000;

/** Stores the member's language and reloads the portal in it. */
const storeLanguageAction = actionAtom(async ({ get, set, services }, locale: Locale): Promise<void> => {
  const { fund } = get(placeAtom);
  if (fund === null) return;
  set(translationLoadingAtom, true);
  const sayItTakesLong = () => services.toast({ kind: 'default', text: services.texts.t('shell:language.changing') });
  const cancel = services.clock.after(languagePatience, sayItTakesLong);
  const answer = await services.call(changeMyLanguage, { query: { newLanguage: locale } }, { says: 'toast' });
  cancel();
  if (!answer.ok) {
    set(translationLoadingAtom, false);
    set(guardAgainAction);
    return;
  }
  set(globalLoadingAtom, true);
  services.clock.after(languageReloadDelay, () => {
    services.leave(href('dashboard', { fund, locale, query: get(anonymizeQueryAtom) }));
  });
});

/**
 * Changes the language. For a logged-in member it is stored and the portal reloads at the dashboard after 2.5 s;
 * otherwise, and on the pages before login, only the page's language changes.
 */
export const changeLanguageAction = actionAtom(async ({ get, set, services }, locale: Locale): Promise<void> => {
  const { fund, key, locale: spoken, query } = get(placeAtom);
  if (fund === null || locale === spoken) return;
  // In a view of another member's portal nothing is stored, so only the page's language changes.
  if (!get(loggedInAtom) || get(aboutUserAtom)?.impersonation?.isVisible || ['open', 'guest'].includes(accessOf(key))) {
    services.navigate(href(key ?? 'login', { fund, locale, query: Object.fromEntries(query) }));
    return;
  }
  const store = () => set(storeLanguageAction, locale);
  if (set(mayLeaveAction, () => void store())) await store();
});
