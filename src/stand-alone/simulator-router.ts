import {
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  type LoaderFunction,
  type Path,
  type RouteObject,
} from 'react-router-dom';
import { pageOfSimulator, readSimulatorPath } from '#domain/simulator-address.ts';
import { defaultLocale } from '#kernel/locale.ts';
import { loadTexts, speak } from '#i18n/texts.ts';
import { CrashedPage } from '#app/CrashedPage.tsx';
import { createFirstFetch } from '#app/first-fetch.ts';
import { createGuards, viewAtom } from '#app/guards.ts';
import { simulatorNamespaces } from '#app/simulator-table.ts';
import type { OpenRouter } from '#app/portal-router.ts';
import { forgetReload, orReload } from '#app/stale-program.ts';
import { placeAtom, type Place } from '#state/kernel/place.ts';
import { fetchSimulator } from './simulator-programs.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { SimulatorFrame } from './SimulatorFrame.tsx';
import { SimulatorPage } from './SimulatorPage.tsx';
import { simulatorAtom } from './standing.ts';

/** A simulator takes the place of the page on its subject, so that the guards treat it alike. */
const placeAt = ({ pathname, search }: Path): Place => {
  const { fund = null, locale = defaultLocale, name = null } = readSimulatorPath(pathname) ?? {};
  const key = name === null ? null : pageOfSimulator[name];
  return { fund, locale, key, pathname, query: new URLSearchParams(search) };
};

/** For what waits until the document is left. */
const forever = () => new Promise<never>(() => undefined);

/** The router of a simulator that stands alone: shows it once the guards let it pass, and leaves for any other address. */
export const openSimulatorRouter: OpenRouter = ({ store, services, address, window }) => {
  const guards = createGuards(store, services);
  const firstFetch = createFirstFetch();

  const arrive: LoaderFunction = async ({ request: { url, signal } }) => {
    const { pathname, search } = new URL(url);
    const place = placeAt({ pathname, search, hash: '' });
    store.set(placeAtom, place);
    let isLeft = false;
    const pass = async () => {
      const to = await guards.pass(place, signal);
      if (to === null || signal.aborted) return;
      isLeft = true;
      services.leave(to);
      await forever();
    };
    const fetchAll = async () => {
      await speak(services.texts, place.locale);
      await loadTexts(services.texts, place.key === null ? ['status'] : simulatorNamespaces);
      const name = readSimulatorPath(pathname)?.name ?? null;
      const simulator = name === null ? null : await fetchSimulator(name);
      store.set(simulatorAtom, () => simulator);
    };
    const fetching = fetchAll();
    void firstFetch.follow(fetching, () => isLeft || signal.aborted);
    await orReload(services, Promise.all([pass(), fetching]), () => ({ address: pathname + search, fund: place.fund }));
    return null;
  };

  const routes: RouteObject[] = [
    {
      Component: SimulatorFrame,
      ErrorBoundary: CrashedPage,
      children: [
        {
          path: '/simulators/*',
          loader: arrive,
          shouldRevalidate: () => true,
          HydrateFallback: LoadingLine,
          ErrorBoundary: CrashedPage,
          Component: SimulatorPage,
        },
        {
          path: '*',
          loader: ({ request: { url } }) => {
            services.leave(url);
            return forever();
          },
        },
      ],
    },
  ];
  const router =
    window === undefined
      ? createMemoryRouter(routes, { initialEntries: [address] })
      : createBrowserRouter(routes, { window });

  /** Runs the guards again after a change of state; a log-out leaves at once. */
  const follow = (): void => {
    const { initialized, navigation } = router.state;
    const view = store.get(viewAtom);
    if (view.kind === 'ending') {
      if (view.to !== null) services.leave(view.to);
    } else if (initialized && navigation.state === 'idle' && !['show', 'unreachable', 'wait'].includes(view.kind)) {
      void router.revalidate();
    }
  };
  // React Router must finish its own update first.
  const followSoon = () => {
    queueMicrotask(follow);
  };

  const first = Promise.withResolvers<undefined>();
  const ends = [
    store.sub(viewAtom, followSoon),
    router.subscribe(({ initialized, errors }) => {
      if (!initialized) return;
      if (errors === null) forgetReload(services);
      first.resolve(undefined);
      followSoon();
    }),
  ];

  /** Gives up leaving if the browser shows the page again. */
  const stay = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void router.navigate(createPath(router.state.location), { replace: true });
  };
  window?.addEventListener('pageshow', stay);

  return {
    router,
    arrived: first.promise,
    fetched: firstFetch.done,
    destination: () => ({ address: createPath(router.state.location), fund: store.get(placeAtom).fund }),
    stop: () => {
      window?.removeEventListener('pageshow', stay);
      for (const end of ends) end();
      router.dispose();
    },
  };
};
