import type { Locale } from '#kernel/locale.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { recognisePath, type LinkCredentials } from '#domain/recognise-path.ts';

/** What an address needs besides its route. */
export type HrefOptions = {
  readonly fund: string;
  readonly locale: Locale;
  /** Session id and mailed code, only for the two link routes. */
  readonly credentials?: LinkCredentials;
  readonly query?: Readonly<Record<string, string>>;
};

/** The canonical address of a route in a fund and language: `/nordlicht/fr-FR/tableaudebord`. */
export const href = (key: RouteKey, { fund, locale, credentials, query }: HrefOptions): string => {
  const segments = [fund, locale, ...routePath(key, locale).split('/')];
  if (credentials !== undefined) segments.push(credentials.sessionId, credentials.emailCode);
  const search = query === undefined ? '' : new URLSearchParams(query).toString();
  return `/${segments.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
};

/**
 * The canonical form of an address: the fund's code in lower case, a supported language, and that language's route
 * words. Null if the address names no fund or no known route. The caller keeps query and fragment.
 */
export const canonicalPath = (pathname: string): string | null => {
  const { fund, locale, key, credentials } = recognisePath(pathname);
  if (fund === null || key === null) return null;
  return href(key, { fund, locale, ...(credentials === null ? {} : { credentials }) });
};
