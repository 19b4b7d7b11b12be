import { parsePath } from 'react-router-dom';
import type { RouteKey } from '#contract/route-words.ts';
import { recognisePath, type LinkCredentials } from '#domain/recognise-path.ts';
import { canonicalPath, href } from '#i18n/routes.ts';

/** Names of a link's fields in a query or in cookies. */
export const linkFields = ['sessionid', 'emailcode'] as const;

const isLinkField = (name: string): boolean => linkFields.some((field) => field === name.toLowerCase());

/** A portal's parsed start address. */
export type StartAddress = {
  /** The canonical address, without the secrets of a mailed link. */
  readonly address: string;
  readonly fund: string | null;
  readonly key: RouteKey | null;
  /** Session id and code of a mailed link, from the path or the query. */
  readonly credentials: LinkCredentials | null;
};

/** Parses a portal's start address and removes the secrets of a mailed link from it. */
export const readStartAddress = (given: string): StartAddress => {
  const { pathname = '/', search = '', hash = '' } = parsePath(given);
  const { fund, locale, key, credentials: inPath } = recognisePath(pathname);
  const query = new URLSearchParams(search);
  const [sessionId, emailCode] = linkFields.map(
    (field) => [...query].find(([name]) => name.toLowerCase() === field)?.[1],
  );
  const inQuery =
    (key === 'login-link' || key === 'register') && sessionId !== undefined && emailCode !== undefined
      ? { sessionId, emailCode }
      : null;
  const credentials = inPath ?? inQuery;
  if (credentials === null || fund === null || key === null) {
    return { address: (canonicalPath(pathname) ?? pathname) + search + hash, fund, key, credentials: null };
  }
  for (const name of [...query.keys()].filter(isLinkField)) query.delete(name);
  const rest = query.toString();
  return { address: href(key, { fund, locale }) + (rest === '' ? '' : `?${rest}`) + hash, fund, key, credentials };
};
