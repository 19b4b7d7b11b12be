import type { Fetch } from '#api/fetch-adapter.ts';

/** An answer on its way since before the programs arrived. */
export type EarlyAnswer = {
  /** The `Authorization` header it was asked with, if any: the answer is that session's. */
  readonly authorization: string | null;
  /** The `Accept-Language` header it was asked with: the answer's words are in that language. */
  readonly language: string;
  readonly answer: Promise<Response>;
};

declare global {
  /** Early answers by address; filled by the script in index.html. */
  var portalEarlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/**
 * A `fetch` that takes the answer of a call the page has made early, once, and makes every other call itself. An answer
 * asked for with another token or language than the call's own belongs to another session or page and is left alone.
 */
export const fetchWithEarlyAnswers =
  (early: Map<string, EarlyAnswer>, fetch: Fetch): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const found = [...early].find(([path]) => new URL(path, request.url).href === request.url);
    if (found === undefined || request.method !== 'GET') return fetch(input, init);
    const [path, { authorization, language, answer }] = found;
    early.delete(path);
    const { headers } = request;
    if (headers.get('Authorization') !== authorization || headers.get('Accept-Language') !== language) {
      return fetch(input, init);
    }
    try {
      return await answer;
    } catch {
      return fetch(input, init);
    }
  };
