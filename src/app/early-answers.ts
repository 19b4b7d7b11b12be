import type { Fetch } from '#api/fetch-adapter.ts';

declare global {
  /** Answers on their way since before the programs arrived, by address; filled by the script in index.html. */
  var portalEarlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * A `fetch` that takes the answer of a call the page has made early, once, and makes every other call itself. Calls with
 * a bearer token are never early: the page did not know the token.
 */
export const fetchWithEarlyAnswers =
  (early: Map<string, Promise<Response>>, fetch: Fetch): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const key = [...early.keys()].find((path) => new URL(path, request.url).href === request.url);
    if (key === undefined || request.method !== 'GET' || request.headers.has('Authorization')) {
      return fetch(input, init);
    }
    const answer = early.get(key);
    early.delete(key);
    try {
      return (await answer) ?? (await fetch(input, init));
    } catch {
      return fetch(input, init);
    }
  };
