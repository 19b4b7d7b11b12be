import { ownLocale, type Locale } from '#kernel/locale.ts';
import { accessOf, type RouteKey } from '#contract/route-words.ts';
import { href } from '#i18n/routes.ts';
import { addressWith, type Place } from '#state/kernel/place.ts';
import type { Session } from '#state/session/session.ts';
import type { FundStatus } from '#state/fund/settings.ts';
import { wantedAddress } from '#state/session/wanted-page.ts';

/** What the portal does next, given the place and what is known. */
export type View =
  | { readonly kind: 'show'; readonly key: RouteKey | null }
  /** Redirect; `remember` is the page to return to after login. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remember?: string }
  /** The address has no fund: look for the stored one. */
  | { readonly kind: 'findFund' }
  /** The provider doesn't know the fund: show the redirect page, under the stored fund if there is one. */
  | { readonly kind: 'unknownFund' }
  | { readonly kind: 'loadFund'; readonly fund: string }
  | { readonly kind: 'askSession' }
  | { readonly kind: 'wait' }
  /** Logging out; `to` is where to go, null while the reason is shown. */
  | { readonly kind: 'ending'; readonly to: string | null }
  | { readonly kind: 'unreachable'; readonly what: 'fund' | 'session' };

export type Known = {
  readonly place: Place;
  readonly fund: FundStatus;
  /** Languages the fund offers; at least one. */
  readonly languages: readonly Locale[];
  readonly session: Session;
  /** Whether this browser remembers a login to the place's fund without a log-out. */
  readonly expectsSession: boolean;
};

/**
 * All guards: no fund → the stored one; unknown fund → redirect page; a language the fund doesn't offer → de-CH, or its
 * first; without a session, pages that need one → the login; with a session, the login → the dashboard; during a
 * log-out → only its destination.
 */
export const decideView = ({ place, fund, languages, session, expectsSession }: Known): View => {
  if (place.fund === null) return place.key === 'redirect' ? { kind: 'show', key: 'redirect' } : { kind: 'findFund' };
  switch (fund.status) {
    case 'unknown':
      return { kind: 'loadFund', fund: place.fund };
    case 'loading':
      return { kind: 'wait' };
    case 'failed':
      return { kind: 'unreachable', what: 'fund' };
    case 'invalid':
    case 'valid':
      break;
  }
  if (fund.fund !== place.fund) return { kind: 'loadFund', fund: place.fund };
  if (fund.status === 'invalid') {
    return place.key === 'redirect' ? { kind: 'show', key: 'redirect' } : { kind: 'unknownFund' };
  }
  const fallback = ownLocale(languages);
  const to = (key: RouteKey, locale = place.locale) => href(key, { fund: fund.fund, locale });
  /** Keeps personal data hidden if the address asks for it. */
  const hiding = (key: RouteKey) => to(key) + (place.query.get('anonymize') === 'true' ? '?anonymize=true' : '');
  if (!languages.includes(place.locale)) {
    return { kind: 'redirect', to: addressWith(to(place.key ?? 'dashboard', fallback), place.query) };
  }
  const show: View = { kind: 'show', key: place.key };
  if (session.status === 'ending') {
    const { goal, due } = session;
    if (place.key === goal) return show;
    // The forbidden page is in German if the fund offers it.
    return { kind: 'ending', to: due ? to(goal, goal === 'forbidden' ? fallback : place.locale) : null };
  }
  const access = accessOf(place.key);
  // Ignore another fund's session: its figures must not appear in this fund's portal.
  const loggedIn = session.status === 'open' && session.fund === place.fund;
  if (access === 'open') return show;
  if (access === 'guest') {
    if (loggedIn) return { kind: 'redirect', to: hiding('dashboard') };
    if (!expectsSession) return show;
  }
  if (session.status === 'unknown') return { kind: 'askSession' };
  if (session.status === 'asking') return { kind: 'wait' };
  if (loggedIn || access !== 'session') return show;
  if (session.status === 'failed') return { kind: 'unreachable', what: 'session' };
  const remember = wantedAddress(place);
  return { kind: 'redirect', to: hiding('login'), ...(remember !== null && { remember }) };
};
