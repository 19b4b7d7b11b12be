import { defaultLocale, type Locale } from '#contract/locale.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { href } from '#i18n/routes.ts';
import type { Place } from '#state/place.ts';
import type { Session } from '#state/session.ts';
import type { TenantStatus } from '#state/tenant.ts';
import { pageOf } from './page-table.ts';

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
  /** Logging out: the page has gone, the login comes in a moment. */
  | { readonly kind: 'ending' }
  | { readonly kind: 'unreachable'; readonly what: 'tenant' | 'session' };

export type Known = {
  readonly place: Place;
  readonly tenant: TenantStatus;
  /** Languages the fund offers; at least one. */
  readonly languages: readonly Locale[];
  readonly session: Session;
};

const search = (place: Place): string => {
  const text = place.query.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * The guards in one place (specification, sections 2 and 5): no fund → the stored one; unknown fund → redirect page;
 * language the fund does not offer → de-CH, or its first; pages behind the login → the login without a session.
 */
export const decideView = ({ place, tenant, languages, session }: Known): View => {
  if (place.tenant === null)
    return place.key === 'REDIRECT' ? { kind: 'show', key: 'REDIRECT' } : { kind: 'findTenant' };
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
    return place.key === 'REDIRECT' ? { kind: 'show', key: 'REDIRECT' } : { kind: 'unknownTenant' };
  }
  if (!languages.includes(place.locale)) {
    const locale = languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? defaultLocale);
    return { kind: 'redirect', to: href(place.key ?? 'DASHBOARD', { tenant: place.tenant, locale }) + search(place) };
  }
  if (pageOf(place.key).access === 'open') return { kind: 'show', key: place.key };
  switch (session.status) {
    case 'open':
      // Another fund's session is none here: its figures must not appear in this fund's look.
      if (session.tenant === place.tenant) return { kind: 'show', key: place.key };
      break;
    case 'unknown':
      return { kind: 'askSession' };
    case 'asking':
      return { kind: 'wait' };
    case 'ending':
      return { kind: 'ending' };
    case 'failed':
      return { kind: 'unreachable', what: 'session' };
    case 'none':
      break;
  }
  return {
    kind: 'redirect',
    to: href('LOGIN', { tenant: place.tenant, locale: place.locale }),
    ...(place.key === 'DASHBOARD' ? {} : { remember: place.pathname + search(place) }),
  };
};
