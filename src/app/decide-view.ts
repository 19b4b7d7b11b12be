import { ownLocale, type Locale } from '#kernel/locale.ts';
import { accessOf, type RouteKey } from '#contract/route-words.ts';
import { href } from '#i18n/routes.ts';
import type { Place } from '#state/kernel/place.ts';
import type { Session } from '#state/session/session.ts';
import type { TenantStatus } from '#state/fund/tenant.ts';

/** What the portal does next, given where the person is and what is known. */
export type View =
  | { readonly kind: 'show'; readonly key: RouteKey | null }
  /** Go elsewhere; `remember` is the page to come back to after the login. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remember?: string }
  /** The address names no fund: find the stored one. */
  | { readonly kind: 'findTenant' }
  /** The fund is not known to the provider: show the redirect page, under the stored fund where there is one. */
  | { readonly kind: 'unknownTenant' }
  | { readonly kind: 'loadTenant'; readonly tenant: string }
  | { readonly kind: 'askSession' }
  | { readonly kind: 'wait' }
  /** Logging out: the page has gone; `to` is where to go, null while the person reads why. */
  | { readonly kind: 'ending'; readonly to: string | null }
  | { readonly kind: 'unreachable'; readonly what: 'tenant' | 'session' };

export type Known = {
  readonly place: Place;
  readonly tenant: TenantStatus;
  /** Languages the fund offers; at least one. */
  readonly languages: readonly Locale[];
  readonly session: Session;
  /** Whether this browser remembers a log-in to the fund of the place that has not been ended here. */
  readonly expectsSession: boolean;
};

const search = (place: Place): string => {
  const text = place.query.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * The guards in one place: no fund → the stored one; unknown fund → redirect page; language the fund does not offer →
 * de-CH, or its first; pages behind the login → the login without a session; the login → the dashboard with one; while
 * somebody is logged out → nothing but where that leads.
 */
export const decideView = ({ place, tenant, languages, session, expectsSession }: Known): View => {
  if (place.tenant === null)
    return place.key === 'redirect' ? { kind: 'show', key: 'redirect' } : { kind: 'findTenant' };
  switch (tenant.status) {
    case 'unknown':
      return { kind: 'loadTenant', tenant: place.tenant };
    case 'loading':
      return { kind: 'wait' };
    case 'failed':
      return { kind: 'unreachable', what: 'tenant' };
    case 'invalid':
    case 'valid':
      break;
  }
  if (tenant.tenant !== place.tenant) return { kind: 'loadTenant', tenant: place.tenant };
  if (tenant.status === 'invalid') {
    return place.key === 'redirect' ? { kind: 'show', key: 'redirect' } : { kind: 'unknownTenant' };
  }
  const fallback = ownLocale(languages);
  const to = (key: RouteKey, locale = place.locale) => href(key, { tenant: tenant.tenant, locale });
  if (!languages.includes(place.locale)) {
    return { kind: 'redirect', to: to(place.key ?? 'dashboard', fallback) + search(place) };
  }
  const show: View = { kind: 'show', key: place.key };
  if (session.status === 'ending') {
    const { goal, due } = session;
    if (place.key === goal) return show;
    // The forbidden page speaks German wherever the fund does.
    return { kind: 'ending', to: due ? to(goal, goal === 'forbidden' ? fallback : place.locale) : null };
  }
  const access = accessOf(place.key);
  // Another fund's session is none here: its figures must not appear in this fund's look.
  const loggedIn = session.status === 'open' && session.tenant === place.tenant;
  if (access === 'open') return show;
  if (access === 'guest') {
    if (loggedIn) return { kind: 'redirect', to: to('dashboard') };
    if (!expectsSession) return show;
  }
  if (session.status === 'unknown') return { kind: 'askSession' };
  if (session.status === 'asking') return { kind: 'wait' };
  if (loggedIn || access !== 'session') return show;
  if (session.status === 'failed') return { kind: 'unreachable', what: 'session' };
  return {
    kind: 'redirect',
    to: to('login'),
    ...(place.key === 'dashboard' ? {} : { remember: place.pathname + search(place) }),
  };
};
