import { createPath, parsePath } from 'react-router-dom';
import { recognisePath } from '#domain/recognise-path.ts';
import { droppedLog } from '#domain/dropped-log.ts';
import { systemClock } from '#api/clock.ts';
import { createCsrfTokens } from '#api/csrf.ts';
import { loadAxios } from '#api/load-axios.ts';
import { safeStorage } from '#api/safe-storage.ts';
import { href } from '#i18n/routes.ts';
import { createTexts } from '#i18n/texts.ts';
import { createPortalStore } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom, type Services, type Tabs } from '#state/kernel/services.ts';
import {
  followSignOutAction,
  lastAnswerAtom,
  reconsiderSessionAction,
  sessionAtom,
  settleSignOutAction,
  stopSettlingAction,
} from '#state/session/session.ts';
import { stored } from '#state/kernel/storage-keys.ts';
import { takeSettingsAction, fundStatusAtom } from '#state/fund/settings.ts';
import { createToaster } from '#state/kernel/toaster.ts';
import { drawnPageAtom } from './drawn-page.ts';
import { openRouter, type PortalRouter } from './portal-router.ts';
import type { Portal, PortalOptions } from './portal-options.ts';
import { arrivalOf } from './PortalFrame.tsx';
import { PortalRoot } from './PortalRoot.tsx';
import { makeThemeAction } from './PortalTheme.tsx';
import { portalCall } from './portal-call.ts';
import { portalClient } from './portal-client.ts';
import { createTabs } from './tabs.ts';
import { forgetReload, orReload } from './stale-program.ts';
import { takeStart } from './take-start.ts';

const emptyStorage = () => undefined;

/**
 * How long the first frame stays without a page, before the portal says that it is loading, in milliseconds. A page that is
 * drawn already stays until its frame and words are there.
 */
const startPatience = 3_000;

/** Creates a portal. All state is in the object it returns. */
export const createPortal = (options: PortalOptions): Portal => {
  const { clock = systemClock, pageUrl = 'http://localhost/', apiBase = '/api/v1/', log = () => undefined } = options;
  const base = new URL(apiBase, pageUrl);
  const initial =
    options.address ??
    (options.fund === undefined ? '/' : href('dashboard', { fund: options.fund, locale: options.language ?? 'de-CH' }));
  const local = safeStorage(options.storage?.local ?? emptyStorage);
  const session = safeStorage(options.storage?.session ?? emptyStorage);
  const csrf = createCsrfTokens(options.csrfToken, session);
  const store = createPortalStore();
  let opened: PortalRouter | null = null;
  const router = () => {
    if (opened === null) throw new Error('The portal has no router before it has started.');
    return opened.router;
  };
  const toaster = createToaster();
  const tabs: Tabs & { readonly close: () => void } = createTabs(options.channel ?? (() => undefined));

  const onDropped = droppedLog(log);

  const loadCalls = async () => {
    const axios = await (opened === null ? loadAxios() : orReload(services, loadAxios(), opened.destination, 'calls'));
    forgetReload(services, 'calls');
    return axios;
  };

  const bareCall = portalClient({
    store,
    baseUrl: base.href,
    fetch: options.fetch,
    takeEarly: options.takeEarly,
    loadAxios: loadCalls,
    clock,
    csrf,
    tabs,
    log,
    onDropped,
  });

  const texts = createTexts();
  const services: Services = {
    call: portalCall({ store, bareCall, texts, toast: toaster.show }),
    bareCall,
    clock,
    fetch: options.fetch,
    local,
    session,
    navigate: (to, { replace = false } = {}) => {
      const { pathname = '' } = parsePath(to);
      // Keep the scroll position for the same page in another language, and for a dialog over it.
      const preventScrollReset = arrivalOf(recognisePath(pathname).key) === arrivalOf(store.get(placeAtom).key);
      void router().navigate(to, { replace, preventScrollReset });
    },
    leave:
      options.leave ??
      ((url) => {
        void router().navigate(url);
      }),
    toast: toaster.show,
    toaster,
    texts,
    tabs,
    providerOrigin: base.origin,
    apiBase: base.href,
    onDropped,
    portalOrigin: new URL(pageUrl).origin,
    log,
  };
  store.set(servicesAtom, services);
  if (options.drawn !== undefined && options.drawn !== null) {
    const { key, locale } = recognisePath(new URL(pageUrl).pathname);
    store.set(drawnPageAtom, { element: options.drawn, key, locale });
  }

  const stopListening = tabs.listen((message) => {
    const { status } = store.get(sessionAtom);
    if (message === 'signed-out') store.set(followSignOutAction);
    if (message === 'active' && status === 'open') store.set(lastAnswerAtom, clock.now());
    if (message === 'signed-in') store.set(reconsiderSessionAction);
  });

  return {
    Root: () => (
      <PortalRoot
        store={store}
        router={router()}
        services={services}
        nonce={options.nonce}
        typefaceBase={options.typefaceBase}
      />
    ),
    store,
    services,
    router: {
      address: () => createPath(router().state.location),
      navigate: services.navigate,
      go: (pages) => {
        void router().navigate(pages);
      },
    },
    start: async () => {
      const { address, ...start } = await takeStart(store, initial, options);
      const { window, program, nextTask, routing = openRouter, fund = start.fund } = options;
      if (options.settings !== undefined && options.settings !== null && fund !== null) {
        store.set(takeSettingsAction, options.settings);
        store.set(fundStatusAtom, { status: 'valid', fund });
        local.set(stored.fund.key, fund);
      }
      if (nextTask !== undefined) {
        await nextTask();
        store.set(makeThemeAction, options.typefaceBase);
        await nextTask();
      }
      opened = routing({ store, services, address, window, program, nextTask });
      void store.set(settleSignOutAction);
      const late = new Promise<void>((resolve) => clock.after(startPatience, resolve));
      // In another page's frame, or without words, a page that is drawn would only be lost.
      const framed = store.get(drawnPageAtom) === null ? late : late.then(() => opened?.fetched);
      const arrival = await Promise.race([opened.arrived, framed]);
      return { data: arrival?.ahead ? store.set(arrival.ahead) : Promise.resolve() };
    },
    loadCalls,
    pageHide: csrf.save,
    pageReturn: () => {
      store.set(reconsiderSessionAction);
    },
    online: () => {
      void store.set(settleSignOutAction);
    },
    dispose: () => {
      store.set(stopSettlingAction);
      stopListening();
      tabs.close();
      opened?.stop();
    },
  };
};
