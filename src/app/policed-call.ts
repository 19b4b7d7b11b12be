import type { Endpoint } from '#contract/endpoint.ts';
import { decide, type Effect, type FailureText } from '#domain/error-policy.ts';
import type { Call } from '#api/client.ts';
import type { HttpFailure } from '#api/http-failure.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Store } from '#state/kernel/atoms.ts';
import type { PolicedCall, PolicedResult } from '#state/kernel/services.ts';
import type { Toast } from '#state/kernel/toaster.ts';
import { sessionAtom, signOutAction } from '#state/session/session.ts';
import { drawerLoadingAtom, globalLoadingAtom } from '#state/kernel/ui.ts';

type Means = {
  readonly store: Store;
  readonly bareCall: Call;
  readonly texts: Texts;
  readonly toast: (toast: Toast) => void;
};

const wording = (texts: Texts, text: FailureText): string => {
  if (text.from === 'provider') return text.detail;
  return 'count' in text ? texts.t(`errors:${text.key}`, { count: text.count }) : texts.t(`errors:${text.key}`);
};

/** Does what the error policy decided; true when the person was told or is being led away. */
const perform = (effects: readonly Effect[], { store, texts, toast }: Means): boolean => {
  let handled = false;
  for (const effect of effects) {
    switch (effect.do) {
      case 'stopLoading':
        store.set(globalLoadingAtom, false);
        store.set(drawerLoadingAtom, false);
        break;
      case 'toast':
        toast({ kind: effect.kind, text: wording(texts, effect.text) });
        handled = true;
        break;
      case 'logOut':
        handled = true;
        void store.set(signOutAction, { goal: effect.to === 'forbidden' ? 'forbidden' : 'login' });
        break;
      case 'log':
      case 'passToCaller':
        // The caller logs and reads the failure.
        break;
    }
  }
  return handled;
};

/** Why a call is made: reading fills a page or a card, everything else is somebody's act. */
const purposeOf = (endpoint: Endpoint): 'load' | 'act' => (endpoint.method === 'GET' ? 'load' : 'act');

/**
 * Calls through the error policy (docs/decisions/0020): what a failure leads to (toast, log-out, forbidden page) has
 * happened by the time the caller reads the result. `quiet` calls are the caller's own business altogether.
 */
export const policedCall =
  (means: Means): PolicedCall =>
  async (endpoint, request) => {
    type Result = PolicedResult<typeof endpoint>;
    const began = means.store.get(sessionAtom);
    const answer = await means.bareCall(endpoint, request);
    if (answer.ok) return answer satisfies Result;
    const failure: HttpFailure = answer.failure;
    // A session that ended meanwhile takes the failures of its calls with it.
    const orphaned = began.status === 'open' && means.store.get(sessionAtom) !== began;
    const handled =
      request.quiet !== true &&
      !orphaned &&
      perform(
        decide(failure, {
          purpose: purposeOf(endpoint),
          inSession: endpoint.access === 'session',
        }),
        means,
      );
    return { ok: false, failure, handled };
  };
