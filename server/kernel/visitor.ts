import { readCookie, type Cookie, type CookieRules } from './cookies.ts';
import { sameHash, type KeyedHash } from './keyed-hash.ts';
import type { Random } from './random.ts';

/** Validity of a CSRF token; a page that is open longer fetches a new one by itself. */
const csrfHours = 24;

/** One browser, identified by a random cookie that gives no access. CSRF tokens are bound to it. */
export type Visitor = {
  /** A token for this browser. Requesting one makes sure that the browser gets its cookie with the answer. */
  readonly csrfToken: () => string;
  /** Whether a token was issued to this browser within the last day. */
  readonly holds: (token: string | null) => boolean;
  /** The database's key of this browser; null if it sent no cookie. */
  readonly browserHash: () => string | null;
  /** The cookie that the answer must set; null if the browser already has it or no token was issued. */
  readonly cookie: () => Cookie | null;
};

/** One request, and what is known of it before it is read. */
export type Visit = {
  readonly requestId: string;
  /** The path of its address, normalised by the URL parser. */
  readonly path: string;
  readonly remoteAddress: string;
  readonly visitor: Visitor;
  readonly now: Date;
  /** Headers of every answer: the request's id, restrictions for browsers, and HSTS behind https. */
  readonly headers: Readonly<Record<string, string>>;
  /** The `Set-Cookie` line of a cookie for this caller. */
  readonly cookieLine: (cookie: Cookie) => string;
};

/** Recognises the calling browser by its cookie, or creates a new visitor. */
export const recogniseVisitor = (
  cookieHeader: string | null,
  services: { readonly cookies: CookieRules; readonly hash: KeyedHash; readonly random: Random; readonly now: Date },
): Visitor => {
  const { cookies, hash, random, now } = services;
  const known = readCookie(cookieHeader, cookies.visitor);
  let id = known;
  const hour = Math.floor(now.getTime() / 3_600_000);
  const tokenAt = (visitor: string, at: number) => `${at}.${hash('csrf', visitor, String(at))}`;
  return {
    csrfToken: () => {
      id ??= random.token();
      return tokenAt(id, hour);
    },
    holds: (token) => {
      const issued = /^(\d{1,9})\.[\w-]{43}$/.exec(token ?? '');
      if (token === null || issued === null || known === null) return false;
      const at = Number(issued[1]);
      return at <= hour + 1 && at > hour - csrfHours && sameHash(token, tokenAt(known, at));
    },
    browserHash: () => (known === null ? null : hash('browser', known)),
    cookie: () => (known === null && id !== null ? { name: cookies.visitor, value: id } : null),
  };
};
