import { accessOf } from '#contract/route-words.ts';
import { readTrouble, toastsOf, type TroubleText } from '#domain/error-ladder.ts';
import type { Call } from '#api/client.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Locale } from '#kernel/locale.ts';
import { spanOf } from '#kernel/span.ts';
import type { Store } from '#state/kernel/atoms.ts';
import { localeAtom, placeAtom } from '#state/kernel/place.ts';
import type { PortalCall } from '#state/kernel/services.ts';
import type { Toast } from '#state/kernel/toaster.ts';
import { sessionAtom, signOutAction } from '#state/session/session.ts';
import { rememberPageAction, wantedAddress } from '#state/session/wanted-page.ts';

type Means = {
  readonly store: Store;
  readonly bareCall: Call;
  readonly texts: Texts;
  readonly toast: (toast: Toast) => void;
};

const wording = (texts: Texts, text: TroubleText, locale: Locale): string => {
  if (text.from === 'provider') return text.text;
  return text.key === 'tooMany'
    ? texts.t('errors:tooMany', { wait: spanOf(text.waitSeconds, locale) })
    : texts.t(`errors:${text.key}`);
};

/**
 * Makes the portal's calls: each failure climbs the error ladder (docs/decisions/0020) once. When the caller gets the
 * trouble, its general consequences (toasts, log-out, forbidden page) have already started; the caller shows the rest
 * as the call's terms declare.
 */
export const portalCall =
  ({ store, bareCall, texts, toast }: Means): PortalCall =>
  async (endpoint, request, terms) => {
    const began = store.get(sessionAtom);
    const answer = await bareCall(endpoint, request);
    if (answer.ok) return answer;
    // Ignore the failure if the call's session has ended meanwhile.
    if (began.status === 'open' && store.get(sessionAtom) !== began) {
      return { ok: false, trouble: { is: 'gone', said: [] } };
    }
    const session = endpoint.access === 'open' ? 'none' : began.status === 'open' ? 'open' : 'missing';
    const trouble = readTrouble(answer.failure, { ...terms, session });
    if (trouble.is === 'sessionEnded' && terms.endedText !== undefined) {
      toast({ kind: 'warning', text: terms.endedText });
    } else {
      for (const text of toastsOf(trouble, terms.says)) {
        toast({ kind: trouble.is === 'wait' ? 'warning' : 'error', text: wording(texts, text, store.get(localeAtom)) });
      }
    }
    if (trouble.is === 'sessionEnded' || trouble.is === 'sessionBroken') {
      const place = store.get(placeAtom);
      const wanted = accessOf(place.key) === 'session' ? wantedAddress(place) : null;
      void store.set(signOutAction, {});
      // Who logs in again goes on where the session ended.
      if (trouble.is === 'sessionEnded' && wanted !== null) store.set(rememberPageAction, wanted);
    }
    if (trouble.is === 'forbidden') {
      const hasSession = began.status === 'open' || session === 'missing';
      void store.set(signOutAction, { goal: 'forbidden', tellProvider: hasSession, tellTabs: hasSession });
    }
    return { ok: false, trouble };
  };
