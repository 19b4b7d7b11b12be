import type { Fetch } from '#api/fetch-adapter.ts';

/** The answer to a call that the page made before the portal's modules were loaded. */
export type EarlyAnswer = {
  /** The `Authorization` header of the request, if any, which identifies the session. */
  readonly authorization: string | null;
  /** The `Accept-Language` header of the request, which is the language of the answer. */
  readonly language: string;
  readonly answer: Promise<Response>;
};

declare global {
  /** Early answers by address, set by the script in index.html. */
  var portalEarlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/**
 * A `fetch` that uses an early answer once and makes every other call itself. A write drops the early answers that are left,
 * because it may change the session; so does a refusal, because the others can't be trusted either. Ignores an early answer
 * that was requested with another token or language than the call's.
 */
export const fetchWithEarlyAnswers =
  (early: Map<string, EarlyAnswer>, fetch: Fetch): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') {
      early.clear();
      return fetch(input, init);
    }
    const found = [...early].find(([path]) => new URL(path, request.url).href === request.url);
    if (found === undefined) return fetch(input, init);
    const [path, { authorization, language, answer }] = found;
    early.delete(path);
    const { headers } = request;
    if (headers.get('Authorization') !== authorization || headers.get('Accept-Language') !== language) {
      return fetch(input, init);
    }
    try {
      const response = await answer;
      if (!response.ok) early.clear();
      return response;
    } catch {
      return fetch(input, init);
    }
  };
