import { droppedLog } from '#domain/dropped-log.ts';
import { systemClock } from '#api/clock.ts';
import { createCsrfTokens } from '#api/csrf.ts';
import { safeStorage } from '#api/safe-storage.ts';
import { createTexts } from '#i18n/texts.ts';
import { createPortalStore, type Store } from '#state/kernel/atoms.ts';
import { servicesAtom, type Services, type Tabs } from '#state/kernel/services.ts';
import { reconsiderSessionAction, followSignOutAction, lastAnswerAtom, sessionAtom } from '#state/session/session.ts';
import { stored } from '#state/kernel/storage-keys.ts';
import { takeSettingsAction, fundStatusAtom } from '#state/fund/settings.ts';
import { createToaster } from '#state/kernel/toaster.ts';
import type { PortalOptions } from './portal-options.ts';
import { portalCall } from './portal-call.ts';
import { portalClient } from './portal-client.ts';
import { createTabs } from './tabs.ts';

const emptyStorage = () => undefined;

/** A store with its services, which other tabs of the browser can reach. */
export type OpenServices = {
  readonly store: Store;
  readonly services: Services;
  /** Takes the settings of the fund that are embedded in the page, if there are any. */
  readonly takeSettings: (fund: string | null) => void;
  readonly pageHide: () => void;
  readonly pageReturn: () => void;
  readonly close: () => void;
};

/** Creates store and services of a portal, or of a simulator that stands alone, which goes to other pages in its own way. */
export const openServices = (
  options: PortalOptions,
  moves: (store: Store) => Pick<Services, 'navigate' | 'leave'>,
): OpenServices => {
  const { clock = systemClock, pageUrl = 'http://localhost/', apiBase = '/api/v1/', log = () => undefined } = options;
  const base = new URL(apiBase, pageUrl);
  const local = safeStorage(options.storage?.local ?? emptyStorage);
  const session = safeStorage(options.storage?.session ?? emptyStorage);
  const csrf = createCsrfTokens(options.csrfToken, session);
  const store = createPortalStore();
  const toaster = createToaster();
  const tabs: Tabs & { readonly close: () => void } = createTabs(options.channel ?? (() => undefined));

  const onDropped = droppedLog(log);

  const bareCall = portalClient({ store, baseUrl: base.href, fetch: options.fetch, clock, csrf, tabs, log, onDropped });

  const texts = createTexts();
  const services: Services = {
    call: portalCall({ store, bareCall, texts, toast: toaster.show }),
    bareCall,
    clock,
    fetch: options.fetch,
    local,
    session,
    ...moves(store),
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

  const stopListening = tabs.listen((message) => {
    const { status } = store.get(sessionAtom);
    if (message === 'signed-out') store.set(followSignOutAction);
    if (message === 'active' && status === 'open') store.set(lastAnswerAtom, clock.now());
    if (message === 'signed-in') store.set(reconsiderSessionAction);
  });

  return {
    store,
    services,
    takeSettings: (fund) => {
      if (options.settings === undefined || options.settings === null || fund === null) return;
      store.set(takeSettingsAction, options.settings);
      store.set(fundStatusAtom, { status: 'valid', fund });
      local.set(stored.fund.key, fund);
    },
    pageHide: csrf.save,
    pageReturn: () => {
      store.set(reconsiderSessionAction);
    },
    close: () => {
      stopListening();
      tabs.close();
    },
  };
};
