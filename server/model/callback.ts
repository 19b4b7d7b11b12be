import { ownLocale, type Locale } from '#kernel/locale.ts';
import { routePath } from '#contract/route-words.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import type { Origins } from '#server/kernel/origins.ts';
import { refuse } from '#server/kernel/refusal.ts';

/** Where a mailed link leads: the portal's route without credentials. */
export type Callback = {
  /** The login link, which ends in the credentials. */
  readonly loginLink: (sessionId: string, emailCode: string) => string;
  /** The registration link. */
  readonly registrationLink: (sessionId: string, emailCode: string) => string;
  /** The portal's login page. */
  readonly loginPage: string;
};

const parseAddress = (text: string): URL => {
  try {
    return new URL(text);
  } catch {
    throw refuse.invalid('urlCallback', 'badCallback');
  }
};

/**
 * Checks a `urlCallback`: the route of the login link or of the registration, for this fund and on a configured origin.
 * Anything else is refused with 400, so that a fund's mail never leads elsewhere. A page in a language that the fund
 * doesn't offer is replaced by one in the fund's own.
 */
export const readCallback = (
  urlCallback: string,
  tenant: string,
  { origins, languages }: { readonly origins: Origins; readonly languages: readonly Locale[] },
): Callback => {
  const url = parseAddress(urlCallback);
  const { fund: named, languageSegment, locale: written, key, credentials } = recognisePath(url.pathname);
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  const isRoute = (key === 'login-link' || key === 'register') && credentials === null && named === tenant;
  if (!isPlain || !isRoute || !origins.mayBeLinkedTo(url.origin)) throw refuse.invalid('urlCallback', 'badCallback');
  const isOffered = languages.includes(written);
  const locale = isOffered ? written : ownLocale(languages);
  const given = isOffered ? `${url.origin}${url.pathname.replace(/\/+$/, '')}` : null;
  const base = `${url.origin}/${tenant}/${isOffered ? (languageSegment ?? locale) : locale}`;
  const link = (route: 'login-link' | 'register') => (sessionId: string, emailCode: string) =>
    `${(key === route ? given : null) ?? `${base}/${routePath(route, locale)}`}/${sessionId}/${emailCode}`;
  return {
    loginLink: link('login-link'),
    registrationLink: link('register'),
    loginPage: `${base}/${routePath('login', locale)}`,
  };
};
