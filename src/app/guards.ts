import { isValidTenantCode } from '#contract/endpoints/settings.ts';
import { defaultLocale } from '#kernel/locale.ts';
import { href } from '#i18n/routes.ts';
import { derivedAtom, type Getter, type Store } from '#state/kernel/atoms.ts';
import { placeAtom, type Place } from '#state/kernel/place.ts';
import { servicesAtom, type Services } from '#state/kernel/services.ts';
import { expectsSession, resumeSessionAction, sessionAtom } from '#state/session/session.ts';
import { rememberPageAction } from '#state/session/wanted-page.ts';
import { readStored, stored } from '#state/kernel/storage-keys.ts';
import { languagesAtom, loadTenantAction, tenantStatusAtom } from '#state/fund/tenant.ts';
import { decideView, type View } from './decide-view.ts';

/** What the guards say of a place, by all that is known now. */
const viewOf = (get: Getter, place: Place): View => {
  const services = get(servicesAtom);
  return decideView({
    place,
    tenant: get(tenantStatusAtom),
    languages: get(languagesAtom),
    session: get(sessionAtom),
    expectsSession: services !== null && expectsSession(services, place.tenant),
  });
};

/** What is shown where the person is; changes with what is known, at once. */
export const viewAtom = derivedAtom((get) => viewOf(get, get(placeAtom)));

/** The stored fund's login, or the page that says that the session is lost. */
const findTenant = async (services: Services): Promise<string> => {
  const tenant = readStored(services.local, stored.tenant);
  if (tenant === null) return '/redirect';
  const answer = await services.bareCall(isValidTenantCode, { query: { tenantName: tenant } });
  return answer.ok && answer.data.isValid ? href('login', { tenant, locale: defaultLocale }) : '/redirect';
};

/** The page that says that the session is lost, under the stored fund where that is another one. */
const forUnknownTenant = (services: Services, unknown: string | null): string => {
  const tenant = readStored(services.local, stored.tenant);
  return tenant === null || tenant === unknown ? '/redirect' : href('redirect', { tenant, locale: defaultLocale });
};

/** The guards of a portal. */
export type Guards = {
  /** What the guards say of a place, by all that is known now. */
  readonly view: (place: Place) => View;
  /**
   * Finds out what the guards of a place need to know (the fund, the session). Resolves with the address to go to instead,
   * or with null once the place may be shown.
   */
  readonly pass: (place: Place, signal: AbortSignal) => Promise<string | null>;
};

/** Makes a portal's guards over its store and services. */
export const createGuards = (store: Store, services: Services): Guards => {
  const view = (place: Place): View => viewOf(store.get, place);
  /** Resolves when the guards say something else of a place. */
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
          case 'loadTenant':
            await store.set(loadTenantAction, next.tenant);
            break;
          case 'askSession':
            await store.set(resumeSessionAction);
            break;
          case 'wait':
            await changed(place);
            break;
          case 'findTenant':
            return findTenant(services);
          case 'unknownTenant':
            return forUnknownTenant(services, place.tenant);
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
