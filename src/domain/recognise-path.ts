import { aliasesOf, parentRoute, routeKeys, wordOf, type RouteKey } from '#contract/route-words.ts';
import { defaultLocale, isLocale, locales, type Locale } from '#kernel/locale.ts';

/** Whether a route's address may have two more segments: the session id and the mailed code. */
const carriesCredentials = (key: RouteKey): boolean => key === 'login-link' || key === 'register';

/** Whether a normalised word names a route in any language. */
const names = (key: RouteKey, word: string): boolean =>
  aliasesOf(key).includes(word) || locales.some((locale) => wordOf(key, locale) === word);

/** Normalises a word for comparison: lower case, without accents, `ä ö ü ß` spelt out. */
const plain = (segment: string): string =>
  segment
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');

/**
 * The route that a list of words names, each in any language. If a word means different routes in
 * different languages, the page's language decides.
 */
const findRoute = (segments: readonly string[], locale: Locale): RouteKey | null => {
  let found: RouteKey | null = null;
  for (const segment of segments) {
    const word = plain(segment);
    const siblings = routeKeys.filter((key) => parentRoute(key) === found);
    const next: RouteKey | undefined =
      siblings.find((key) => wordOf(key, locale) === word) ?? siblings.find((key) => names(key, word));
    if (next === undefined) return null;
    found = next;
  }
  return found;
};

/** Whether a path is below `/simulators/`, where simulators stand alone. No fund has that code. */
export const isSimulatorPath = (path: string): boolean => path.startsWith('/simulators/');

/** The portal's address that a page below `/preview/` shows; null for any other page. No fund has that code. */
export const previewedPath = (path: string): string | null =>
  path.startsWith('/preview/') ? path.slice('/preview'.length) : null;

/** Session id and mailed code of a login or registration link. */
export type LinkCredentials = { readonly sessionId: string; readonly emailCode: string };

/** The parts of an address of the portal. */
export type RecognisedPath = {
  /** The first segment in lower case; null at the root and for `/redirect`. */
  readonly fund: string | null;
  /** The second segment, unchanged. */
  readonly languageSegment: string | null;
  /** The page's language: the second segment if it is supported, else de-CH. */
  readonly locale: Locale;
  /** The route; null if it is unknown, and the dashboard if only the fund and a language are given. */
  readonly key: RouteKey | null;
  readonly credentials: LinkCredentials | null;
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * Parses an address of the portal: fund, language, route and, for the link routes, the credentials. Accepts words of
 * any language, and capitals in the fund's code.
 */
export const recognisePath = (pathname: string): RecognisedPath => {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);
  const [code, languageSegment = null, ...rest] = segments;
  const fund = code?.toLowerCase() ?? null;
  const locale = isLocale(languageSegment) ? languageSegment : defaultLocale;
  if (fund === 'redirect' && languageSegment === null) {
    return { fund: null, languageSegment, locale, key: 'redirect', credentials: null };
  }
  if (rest.length === 0) return { fund, languageSegment, locale, key: 'dashboard', credentials: null };
  const key = findRoute(rest, locale);
  if (key !== null || rest.length < 3) return { fund, languageSegment, locale, key, credentials: null };
  const linkKey = findRoute(rest.slice(0, -2), locale);
  const [sessionId, emailCode] = rest.slice(-2);
  return linkKey !== null && carriesCredentials(linkKey) && sessionId !== undefined && emailCode !== undefined
    ? { fund, languageSegment, locale, key: linkKey, credentials: { sessionId, emailCode } }
    : { fund, languageSegment, locale, key, credentials: null };
};

/** The query by which the login's address asks for a registration. */
export const registerQuery = { register: 'true' } as const;

/** Whether a query asks for a registration. */
export const asksToRegister = (query: URLSearchParams): boolean => query.get('register') === registerQuery.register;

/** The route that names a page: a registration's first two pages, address and link, are at the login's addresses. */
export const namingRoute = (key: RouteKey, registers: boolean): RouteKey =>
  registers && (key === 'login' || key === 'login-link') ? 'register' : key;
