import { defaultLocale } from '#kernel/locale.ts';
import { href } from '#i18n/routes.ts';
import { derivedAtom, type Getter, type Store } from '#state/kernel/atoms.ts';
import { placeAtom, type Place } from '#state/kernel/place.ts';
import { servicesAtom, type Services } from '#state/kernel/services.ts';
import { expectsSession, resumeSessionAction, sessionAtom } from '#state/session/session.ts';
import { rememberPageAction } from '#state/session/wanted-page.ts';
import { readStored, stored } from '#state/kernel/storage-keys.ts';
import { languagesAtom, loadFundAction, fundStatusAtom } from '#state/fund/settings.ts';
import { decideView, type View } from './decide-view.ts';

/** The guards' decision for a place by the current state. */
const viewOf = (get: Getter, place: Place): View => {
  const services = get(servicesAtom);
  return decideView({
    place,
    fund: get(fundStatusAtom),
    languages: get(languagesAtom),
    session: get(sessionAtom),
    expectsSession: services !== null && expectsSession(services, place.fund),
  });
};

/** The guards' decision for the current place; changes with the state. */
export const viewAtom = derivedAtom((get) => viewOf(get, get(placeAtom)));

/** The stored fund's login, whose guards find out whether the fund still exists; without one the redirect page. */
const findFund = (services: Services): string => {
  const fund = readStored(services.local, stored.fund);
  return fund === null ? '/redirect' : href('login', { fund, locale: defaultLocale });
};

/** The redirect page, under the stored fund unless that is the unknown one. */
const forUnknownFund = (services: Services, unknown: string | null): string => {
  const fund = readStored(services.local, stored.fund);
  return fund === null || fund === unknown ? '/redirect' : href('redirect', { fund, locale: defaultLocale });
};

/** The guards of a portal. */
export type Guards = {
  /** The guards' decision for a place by the current state. */
  readonly view: (place: Place) => View;
  /**
   * Loads what the guards of a place need (the fund, the session). Resolves with the address to go to instead,
   * or with null if the place may be shown.
   */
  readonly pass: (place: Place, signal: AbortSignal) => Promise<string | null>;
};

/** Creates a portal's guards. */
export const createGuards = (store: Store, services: Services): Guards => {
  const view = (place: Place): View => viewOf(store.get, place);
  /** Resolves when the decision for a place changes. */
  const changed = (place: Place): Promise<void> =>
    new Promise((resolve) => {
      const end = store.sub(
        derivedAtom((get) => viewOf(get, place)),
        () => {
          end();
          resolve();
        },
      );
    });
  return {
    view,
    pass: async (place, signal) => {
      while (!signal.aborted) {
        const next = view(place);
        switch (next.kind) {
          case 'show':
          case 'unreachable':
            return null;
          case 'loadFund':
            await store.set(loadFundAction, next.fund);
            break;
          case 'askSession':
            await store.set(resumeSessionAction);
            break;
          case 'wait':
            await changed(place);
            break;
          case 'findFund':
            return findFund(services);
          case 'unknownFund':
            return forUnknownFund(services, place.fund);
          case 'redirect':
            if (next.remember !== undefined) store.set(rememberPageAction, next.remember);
            return next.to;
          case 'ending':
            return next.to;
        }
      }
      return null;
    },
  };
};
