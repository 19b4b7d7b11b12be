import { createPath, type Location, type NavigationType } from 'react-router-dom';
import { defaultLocale } from '#kernel/locale.ts';
import { recognisePath } from '#contract/route-words.ts';
import { isValidTenantCode } from '#contract/endpoints/settings.ts';
import { canonicalPath, href } from '#i18n/routes.ts';
import { speak } from '#i18n/texts.ts';
import { derivedAtom, type Store } from '#state/kernel/atoms.ts';
import { placeAtom, type Place } from '#state/kernel/place.ts';
import type { Services } from '#state/kernel/services.ts';
import { completeSignOutAction, expectsSession, resumeSessionAction, sessionAtom } from '#state/session/session.ts';
import { rememberPageAction } from '#state/session/wanted-page.ts';
import { readStored, stored } from '#state/kernel/storage-keys.ts';
import { languagesAtom, loadTenantAction, tenantStatusAtom } from '#state/fund/tenant.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';
import { decideView, type View } from './decide-view.ts';
import type { PortalHistory } from './history.ts';
import { createPageLoader, type FetchProgram, type PageLoader } from './page-loader.ts';
import { pageOf } from './page-table.ts';
import { forgetReload, reloadOnceIfStale } from './stale-program.ts';

/** What a page's arrival was: how the person came, and whether its program could be fetched. */
export type Arrival = {
  readonly location: Location;
  /** `POP`: by the browser's Back and Forward, or the first page of all. */
  readonly cameBy: NavigationType;
  /** Counts arrivals, so that the same address twice is two. */
  readonly number: number;
  /** Why the page's program or texts could not be fetched. */
  readonly failure?: unknown;
};

/** Moves between pages: canonical addresses, guards, and a page's program and texts before the page. */
export type Navigation = {
  readonly history: PortalHistory;
  readonly pages: PageLoader;
  readonly view: ReturnType<typeof viewAtomOf>;
  readonly arrival: () => Arrival;
  readonly subscribe: (changed: () => void) => () => void;
  /** Resolves when the first page, or what stands in for it, can be shown. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

const viewAtomOf = (services: Services) =>
  derivedAtom((get): View => {
    const place = get(placeAtom);
    return decideView({
      place,
      tenant: get(tenantStatusAtom),
      languages: get(languagesAtom),
      session: get(sessionAtom),
      expectsSession: expectsSession(services, place.tenant),
    });
  });

const isSettled = ({ kind }: View): boolean => kind === 'show' || kind === 'unreachable';

/** Makes a portal's navigation over its history, store and services. */
export const createNavigation = ({
  history,
  store,
  services,
  program,
}: {
  readonly history: PortalHistory;
  readonly store: Store;
  readonly services: Services;
  readonly program?: FetchProgram | undefined;
}): Navigation => {
  const pages = createPageLoader(services.texts, program);
  const view = viewAtomOf(services);
  const listeners = new Set<() => void>();
  let arrival: Arrival = { location: history.location, cameBy: history.action, number: 0 };
  let newest = 0;
  const settled = Promise.withResolvers<void>();

  let speaking: Promise<void> = Promise.resolve();
  /** Changes the texts' language for an arrival, one change after the other; an arrival that is overtaken changes nothing. */
  const speakIn = (locale: Place['locale'], number: number): Promise<void> => {
    const change = async () => {
      if (number !== newest || services.texts.language === locale) return;
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

  /** Reads the address, brings it into canonical form, fetches what its page needs, and only then moves there. */
  const arrive = async (): Promise<void> => {
    const number = (newest += 1);
    const { location, action: cameBy } = history;
    const seen = recognisePath(location.pathname);
    const canonical = canonicalPath(location.pathname);
    if (canonical !== null && canonical !== location.pathname) {
      history.replace(createPath({ ...location, pathname: canonical }));
      return;
    }
    const place: Place = {
      tenant: seen.tenant,
      locale: seen.locale,
      key: seen.key,
      pathname: location.pathname,
      query: new URLSearchParams(location.search),
    };
    // What leads on (guards, the fund) can be found out while the page's program is on its way.
    if (number === 1) store.set(placeAtom, place);
    if (number !== newest) return;
    let failure: unknown;
    try {
      await Promise.all([pages.fetch(pageOf(place.key)), speakIn(place.locale, number)]);
      await pages.load(pageOf(place.key));
    } catch (error) {
      if (number !== newest) return;
      failure = error;
      services.log('A page could not be fetched.', error);
      if (await reloadOnceIfStale(services, createPath(location), place.tenant)) return;
    }
    if (failure === undefined) forgetReload(services);
    if (number !== newest) return;
    arrival = { location, cameBy, number, ...(failure === undefined ? {} : { failure }) };
    const guarded = store.get(placeAtom) === place;
    store.set(placeAtom, place);
    store.set(completeSignOutAction);
    for (const changed of listeners) changed();
    // A place that is new has been followed as it was set.
    if (guarded) follow();
  };

  const findTenant = async (): Promise<void> => {
    const tenant = readStored(services.local, stored.tenant);
    const answer =
      tenant === null ? null : await services.bareCall(isValidTenantCode, { query: { tenantName: tenant } });
    const known = answer?.ok === true && answer.data.isValid;
    history.replace(known && tenant !== null ? href('login', { tenant, locale: defaultLocale }) : '/redirect');
  };

  const leaveUnknownTenant = (unknown: string | null): void => {
    const tenant = readStored(services.local, stored.tenant);
    history.replace(
      tenant === null || tenant === unknown ? '/redirect' : href('redirect', { tenant, locale: defaultLocale }),
    );
  };

  /** Does what the guards ask for. */
  const follow = (): void => {
    const next = store.get(view);
    switch (next.kind) {
      case 'findTenant':
        void findTenant();
        break;
      case 'unknownTenant':
        leaveUnknownTenant(store.get(placeAtom).tenant);
        break;
      case 'loadTenant':
        void store.set(loadTenantAction, next.tenant);
        break;
      case 'askSession':
        void store.set(resumeSessionAction);
        break;
      case 'redirect':
        if (next.remember !== undefined) store.set(rememberPageAction, next.remember);
        history.replace(next.to);
        break;
      case 'ending':
        if (next.to !== null) history.replace(next.to);
        break;
      case 'show':
      case 'unreachable':
        if (arrival.number > 0) settled.resolve();
        break;
      case 'wait':
        break;
    }
  };

  const ends: (() => void)[] = [];

  return {
    history,
    pages,
    view,
    arrival: () => arrival,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    start: async () => {
      ends.push(
        store.sub(view, follow),
        history.listen(() => {
          void arrive();
        }),
      );
      void arrive();
      if (arrival.number > 0 && isSettled(store.get(view))) return;
      await settled.promise;
    },
    stop: () => {
      for (const end of ends.splice(0)) end();
      listeners.clear();
    },
  };
};
