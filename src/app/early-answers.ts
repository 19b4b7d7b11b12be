import type { TakeEarly } from '#api/client.ts';

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
 * Takes an early answer, once. A write drops the early answers that are left, because it may change the session; so does a
 * refusal, because the others can't be trusted either. Ignores an early answer that was requested with another token or
 * language than the call's.
 */
export const takeEarlyFrom =
  (early: Map<string, EarlyAnswer>, pageUrl: string): TakeEarly =>
  async (url, { method, headers }) => {
    if (method !== 'GET') early.clear();
    const found = [...early].find(([path]) => new URL(path, pageUrl).href === new URL(url, pageUrl).href);
    if (found === undefined) return undefined;
    const [path, { authorization, language, answer }] = found;
    early.delete(path);
    if (headers.get('Authorization') !== authorization || headers.get('Accept-Language') !== language) return undefined;
    try {
      const response = await answer;
      if (!response.ok) early.clear();
      return response;
    } catch {
      return undefined;
    }
  };
