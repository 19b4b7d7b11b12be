import {
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  NavigationType,
  parsePath,
  redirect,
  replace,
  type LoaderFunction,
  type Path,
} from 'react-router-dom';
import { recognisePath } from '#domain/recognise-path.ts';
import { canonicalPath } from '#i18n/routes.ts';
import { loadTexts, speak } from '#i18n/texts.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Store } from '#state/kernel/atoms.ts';
import { anonymizeAtom, placeAtom, type Place } from '#state/kernel/place.ts';
import type { Services } from '#state/kernel/services.ts';
import { completeSignOutAction } from '#state/session/session.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';
import { createFirstFetch } from './first-fetch.ts';
import { createGuards, viewAtom } from './guards.ts';
import { fetchMemberFrame } from './member-frame.ts';
import { fetchComponent, ownProgram, type FetchProgram, type PageComponent } from './page-programs.ts';
import { pageOf } from './page-table.ts';
import { portalRoutes } from './routes.ts';
import { forgetReload, orReload, type Destination } from './stale-program.ts';

/** React Router's data router. */
export type DataRouter = ReturnType<typeof createMemoryRouter>;

/** A portal's router, connected to its state. */
export type PortalRouter = {
  readonly router: DataRouter;
  /** Resolves when the first page can be shown, with the page; or its replacement, with undefined. */
  readonly arrived: Promise<PageComponent | undefined>;
  /** Resolves when the first page's frame and words are there, or can't be fetched. */
  readonly fetched: Promise<void>;
  /** The page that is shown, or about to be. */
  readonly destination: () => Destination;
  readonly stop: () => void;
};

export type PortalRouterOptions = {
  readonly store: Store;
  readonly services: Services;
  /** The start address. */
  readonly address: string;
  /** The window whose address bar the router uses; without it the router keeps its own address. */
  readonly window?: Window | undefined;
  readonly program?: FetchProgram | undefined;
  /** Ends the current task; awaited once, between the router and the guards of the first page. */
  readonly nextTask?: (() => Promise<unknown>) | undefined;
};

/** Opens a portal's router. */
export type OpenRouter = (options: PortalRouterOptions) => PortalRouter;

const placeAt = ({ pathname, search }: Path): Place => {
  const { fund, locale, key } = recognisePath(pathname);
  return { fund, locale, key, pathname, query: new URLSearchParams(search) };
};

/**
 * Opens a portal's router. Before it shows a page, it redirects to the canonical address, passes the guards and loads
 * what the page needs; until then the previous page and address stay. `placeAtom` follows the router.
 */
export const openRouter: OpenRouter = ({ store, services, address, window, program = ownProgram, nextTask }) => {
  const guards = createGuards(store, services);
  let router: DataRouter | null = null;

  /** The location that is being navigated to. */
  const goal = (): Path =>
    router?.state.navigation.location ??
    router?.state.location ?? { pathname: '/', search: '', hash: '', ...parsePath(address) };

  const destination = (): Destination => {
    const { pathname, search, hash } = goal();
    return { address: createPath({ pathname, search, hash }), fund: recognisePath(pathname).fund };
  };

  const whole = <T>(fetching: Promise<T>): Promise<T> => orReload(services, fetching, destination);

  let speaking: Promise<void> = Promise.resolve();
  /** Changes the texts' language, one change after the other; does nothing for an aborted navigation. */
  const speakIn = (locale: Locale, givenUp: () => boolean): Promise<void> => {
    const change = async () => {
      if (givenUp() || services.texts.language === locale) return;
      store.set(translationLoadingAtom, true);
      try {
        await speak(services.texts, locale);
      } finally {
        store.set(translationLoadingAtom, false);
      }
    };
    const next = speaking.then(change);
    speaking = next.catch(() => undefined);
    return next;
  };

  const firstFetch = createFirstFetch();
  /** Files that failed to load. */
  const lost = new Set<string>();
  const pages = new Map<string, PageComponent>();
  const fetchPage = (file: string) => {
    const component = fetchComponent(file, program);
    component.then(
      (page) => pages.set(file, page),
      () => lost.add(file),
    );
    return whole(component);
  };

  const arrive: LoaderFunction = async ({ request: { signal } }) => {
    const isFirst = router === null;
    if (isFirst && nextTask !== undefined) await nextTask();
    const location = goal();
    // A push is redirected before it enters the history; otherwise the existing entry is replaced.
    const action = router?.state.navigation.historyAction;
    const lead = action === NavigationType.Push ? redirect : replace;
    const canonical = canonicalPath(location.pathname);
    if (canonical !== null && canonical !== location.pathname) {
      throw lead(createPath({ ...location, pathname: canonical }));
    }
    const place = placeAt(location);
    // Back to an address from before keeps personal data hidden: only the eye shows them again.
    if (action === NavigationType.Pop && store.get(anonymizeAtom) && place.query.get('anonymize') !== 'true') {
      place.query.set('anonymize', 'true');
      throw replace(`${location.pathname}?${place.query}${location.hash}`);
    }
    // Leave a fund's pages at once, so that its data never appear in another fund's look.
    if (isFirst || place.fund !== store.get(placeAtom).fund) store.set(placeAtom, place);
    let elsewhere = false;
    const isLeft = () => signal.aborted || elsewhere;
    const passGuards = async () => {
      const to = await guards.pass(place, signal);
      if (to === null) return;
      elsewhere = true;
      throw lead(to);
    };
    const { page, dialog, namespaces } = pageOf(place.key);
    // React Router calls `lazy` only once, so a failed module needs a reload.
    const wasLost = [page, dialog].some((file) => file !== undefined && lost.has(file));
    const fetchTexts = async () => {
      if (guards.view(place).kind === 'redirect') return;
      await speakIn(place.locale, isLeft);
      if (!isLeft()) await loadTexts(services.texts, namespaces);
    };
    const fetching = Promise.all([whole(fetchTexts()), whole(fetchMemberFrame(store, place.key))]);
    void firstFetch.follow(fetching, () => isLeft() || guards.view(place).kind === 'redirect');
    await Promise.all([passGuards(), fetching]);
    if (wasLost) await whole(Promise.reject(new Error(`The program of ${page} could not be fetched before.`)));
    return null;
  };

  const { routes, patchRoutesOnNavigation } = portalRoutes({ arrive, fetchPage });
  const opened =
    window === undefined
      ? createMemoryRouter(routes, { patchRoutesOnNavigation, initialEntries: [address] })
      : createBrowserRouter(routes, { patchRoutesOnNavigation, window });
  router = opened;

  const isOnTheWay = () => !opened.state.initialized || opened.state.navigation.state !== 'idle';

  /** Runs the guards again after a change of state; a log-out navigates at once. */
  const follow = (): void => {
    const view = store.get(viewAtom);
    if (view.kind === 'ending') {
      if (view.to !== null) void opened.navigate(view.to, { replace: true });
    } else if (!isOnTheWay() && !['show', 'unreachable', 'wait'].includes(view.kind)) void opened.revalidate();
  };
  // React Router must finish its own update first.
  const followSoon = () => {
    queueMicrotask(follow);
  };

  const first = Promise.withResolvers<PageComponent | undefined>();
  let shown: Path | null = null;
  const ends = [
    store.sub(viewAtom, followSoon),
    opened.subscribe(({ initialized, location, errors }) => {
      if (!initialized || location === shown) return;
      shown = location;
      store.set(placeAtom, placeAt(location));
      store.set(completeSignOutAction);
      if (errors === null) forgetReload(services);
      const view = store.get(viewAtom);
      first.resolve(view.kind === 'show' ? pages.get(pageOf(view.key).page) : undefined);
      followSoon();
    }),
  ];

  return {
    router: opened,
    arrived: first.promise,
    fetched: firstFetch.done,
    destination,
    stop: () => {
      for (const end of ends) end();
      opened.dispose();
    },
  };
};
