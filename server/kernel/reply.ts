import type { Cookie } from './cookies.ts';
import type { Visit } from './visitor.ts';

/** Headers by name, in lower case, so that duplicates are impossible. */
export type HeaderRecord = Readonly<Record<Lowercase<string>, string>>;

/** An answer before it is written; {@link respond} adds what every answer has. */
export type Reply = {
  /** 200 unless given. */
  readonly status?: number;
  readonly headers: HeaderRecord;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** Cookies besides the visitor's. */
  readonly cookies?: readonly Cookie[];
};

/** Data as JSON that must not be cached. */
export const jsonReply = (status: number, data: unknown, headers: HeaderRecord = {}): Reply => ({
  status,
  headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(data),
});

/**
 * Writes an answer, with the headers of every answer and the visitor's cookie if the browser doesn't have it yet.
 * Headers stay a plain record if possible: the listener sends it as it is, while a `Headers` object costs as much as
 * the rest.
 */
export const respond = (visit: Visit, { status = 200, headers, body, cookies = [] }: Reply): Response => {
  const visitorCookie = visit.visitor.cookie();
  const [first, ...others] = (visitorCookie === null ? cookies : [...cookies, visitorCookie]).map(visit.cookieLine);
  const all = { ...visit.headers, ...headers, ...(first !== undefined && { 'set-cookie': first }) };
  if (others.length === 0) return new Response(body, { status, headers: all });
  const withCookies = new Headers(all);
  for (const line of others) withCookies.append('set-cookie', line);
  return new Response(body, { status, headers: withCookies });
};
