import type { ComponentType } from 'react';
import { createPath, parsePath } from 'react-router-dom';
import type { GlobalSettings } from '#contract/settings.ts';
import type { LinkCredentials } from '#contract/route-words.ts';
import { recognisePath } from '#contract/route-words.ts';
import { failureLine } from '#domain/call-failure.ts';
import { droppedLog } from '#domain/dropped-log.ts';
import { createClient } from '#api/client.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { systemClock, type Clock } from '#api/clock.ts';
import { createCsrfTokens } from '#api/csrf.ts';
import { safeStorage, type RawStorage } from '#api/safe-storage.ts';
import { href } from '#i18n/routes.ts';
import { createTexts } from '#i18n/texts.ts';
import type { Locale } from '#kernel/locale.ts';
import { createPortalStore, type Store } from '#state/kernel/atoms.ts';
import { loginLinkAtom, registrationLinkAtom } from '#state/flows/opened-link.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom, type Log, type Services, type Tabs } from '#state/kernel/services.ts';
import {
  reconsiderSessionAction,
  followSignOutAction,
  lastAnswerAtom,
  sessionAtom,
  tokenAtom,
} from '#state/session/session.ts';
import { stored } from '#state/kernel/storage-keys.ts';
import { takeSettingsAction, fundStatusAtom } from '#state/fund/settings.ts';
import { createToaster } from '#state/kernel/toaster.ts';
import type { FetchProgram } from './page-programs.ts';
import { openRouter, type PortalRouter } from './portal-router.ts';
import { linkFields, readStartAddress, type StartAddress } from './start-address.ts';
import { arrivalOf } from './PortalFrame.tsx';
import { PortalRoot } from './PortalRoot.tsx';
import { portalCall } from './portal-call.ts';
import { createTabs } from './tabs.ts';

/** The options of a portal. Only `fetch` has no default. */
export type PortalOptions = {
  /** How calls reach the provider: the browser's `fetch`, or that of an in-process provider. */
  readonly fetch: Fetch;
  /** Address of the API with a trailing slash; relative ones are resolved against `pageUrl`. */
  readonly apiBase?: string | undefined;
  /** The address of the portal's page, against which relative addresses are resolved. */
  readonly pageUrl?: string;
  /** The window whose address bar the portal uses; without it the portal keeps its own address (stories, tests). */
  readonly window?: Window;
  /**
   * Start address without a window, such as `/nordlicht/de-CH/login`; or fund and language, for the fund's dashboard.
   */
  readonly address?: string;
  readonly fund?: string;
  readonly language?: Locale;
  /** The fund's settings, if embedded in the page, so that they needn't be requested. */
  readonly settings?: GlobalSettings | null;
  readonly clock?: Clock;
  /**
   * Storage that outlives the tab, and storage that ends with it; functions, because reading a blocked storage throws.
   */
  readonly storage?: { readonly local: () => RawStorage | undefined; readonly session: () => RawStorage | undefined };
  /** The cookies that scripts can read: two of them may contain a registration link, which is then removed. */
  readonly cookies?: { readonly read: () => string; readonly remove: (name: string) => void };
  /** The CSRF token of the page's meta tag. */
  readonly csrfToken?: string;
  /** Nonce for styles under the provider's content security policy. */
  readonly nonce?: string | undefined;
  /** Base path of the typeface files, if the page's HTML doesn't declare the fund's typeface. */
  readonly typefaceBase?: string;
  readonly channel?: () => BroadcastChannel | undefined;
  /** Loads a page's module; by default from the portal's own files. */
  readonly program?: FetchProgram;
  /** Loads another document. */
  readonly leave?: (url: string) => void;
  readonly log?: Log;
};

/** A portal. Several can exist independently of each other. */
export type Portal = {
  /** The whole portal as one component. */
  readonly Root: ComponentType;
  readonly store: Store;
  readonly router: {
    /** Path, query and fragment of the page. */
    readonly address: () => string;
    readonly navigate: Services['navigate'];
    /** Moves back (negative) or forward in the history, as the browser's buttons do. */
    readonly go: (pages: number) => void;
  };
  readonly services: Services;
  /** Removes a link's secrets from the address and loads the first page; resolves when it can be shown. */
  readonly start: () => Promise<void>;
  /** Call it when the page is unloaded: saves the newest CSRF token for the tab's next page. */
  readonly pageHide: () => void;
  /** Call it when the page is restored from the back/forward cache: the session may have changed since. */
  readonly pageReturn: () => void;
  /** Stops listening to history and other tabs. */
  readonly dispose: () => void;
};

const emptyStorage = () => undefined;

/** Minimum interval between two announcements that the session is in use, in milliseconds. */
const activityInterval = 15_000;

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

  const bareCall = createClient({
    baseUrl: base.href,
    fetch: options.fetch,
    clock,
    csrf,
    fund: () => store.get(placeAtom).fund ?? '',
    token: () => store.get(tokenAtom) ?? undefined,
    locale: () => store.get(placeAtom).locale,
    onFailure: (failure) => {
      const isRefusal = failure.kind === 'answer' && failure.status < 500;
      log(failureLine(failure), undefined, isRefusal ? 'refusal' : 'error');
    },
    onDropped,
    onAnswer: ({ access }, status) => {
      if (access !== 'session' || status >= 400 || store.get(sessionAtom).status !== 'open') return;
      const now = clock.now();
      const before = store.get(lastAnswerAtom);
      store.set(lastAnswerAtom, now);
      if (before === null || now - before > activityInterval) tabs.announce('active');
    },
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

  /** Takes session id and code of a registration link out of the cookies. */
  const takeCookies = async (): Promise<LinkCredentials | null> => {
    const cookie = options.cookies?.read() ?? '';
    if (!/sessionid/i.test(cookie)) return null;
    const { readRegistrationLink } = await import('#domain/registration-resume.ts');
    for (const name of linkFields) options.cookies?.remove(name);
    return readRegistrationLink({ pathname: '', search: '', cookie });
  };

  /** Reads the start address and removes a link's secrets from the address bar before the first call. */
  const readStart = async (): Promise<StartAddress> => {
    const given = options.window === undefined ? initial : createPath(options.window.location);
    const start = readStartAddress(given);
    if (start.address !== given) options.window?.history.replaceState(options.window.history.state, '', start.address);
    const credentials = start.credentials ?? (start.key === 'register' ? await takeCookies() : null);
    if (credentials !== null) store.set(start.key === 'register' ? registrationLinkAtom : loginLinkAtom, credentials);
    return start;
  };

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
      const { fund, address } = await readStart();
      if (options.settings !== undefined && options.settings !== null && fund !== null) {
        store.set(takeSettingsAction, options.settings);
        store.set(fundStatusAtom, { status: 'valid', fund });
        local.set(stored.fund.key, fund);
      }
      opened = openRouter({ store, services, address, window: options.window, program: options.program });
      await opened.arrived;
    },
    pageHide: csrf.save,
    pageReturn: () => {
      store.set(reconsiderSessionAction);
    },
    dispose: () => {
      stopListening();
      tabs.close();
      opened?.stop();
    },
  };
};
