import type { Endpoint } from '#contract/endpoint.ts';
import { createClient, type ClientOptions } from '#api/client.ts';
import { failureLine } from '#domain/call-failure.ts';
import type { Store } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import type { Services, Tabs } from '#state/kernel/services.ts';
import { writesAtom } from '#state/remote/round.ts';
import { lastAnswerAtom, sessionAtom, tokenAtom } from '#state/session/session.ts';

/** Minimum interval between two announcements that the session is in use, in milliseconds. */
const activityInterval = 15_000;

/** The client of a portal: calls for its fund and language, logs failures, and notes that the session is in use. */
export const portalClient = ({
  store,
  tabs,
  log,
  ...options
}: Pick<ClientOptions, 'baseUrl' | 'fetch' | 'takeEarly' | 'loadAxios' | 'clock' | 'csrf' | 'onDropped'> & {
  readonly store: Store;
  readonly tabs: Tabs;
  readonly log: Services['log'];
}) =>
  createClient({
    ...options,
    fund: () => store.get(placeAtom).fund ?? '',
    token: () => store.get(tokenAtom) ?? undefined,
    locale: () => store.get(placeAtom).locale,
    onFailure: (failure) => {
      const isRefusal = failure.kind === 'answer' && failure.status < 500;
      log(failureLine(failure), undefined, isRefusal ? 'refusal' : 'error');
    },
    onAnswer: ({ method, access, repeated }: Endpoint, status) => {
      if (method !== 'GET' && status < 400) store.set(writesAtom, (count) => count + 1);
      if (access !== 'session' || repeated === true || status >= 400 || store.get(sessionAtom).status !== 'open')
        return;
      const now = options.clock.now();
      const before = store.get(lastAnswerAtom);
      store.set(lastAnswerAtom, now);
      if (before === null || now - before > activityInterval) tabs.announce('active');
    },
  });
