import type { AxiosAdapter } from 'axios';

/** The browser's `fetch`, or a provider's own in-process one. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Lets axios send through the `fetch` that the portal was given: the browser's own, one with early answers, or a provider
 * inside the same process. Bodies go out and come in as text; the contract does the reading.
 */
export const fetchAdapter =
  (fetch: Fetch): AxiosAdapter =>
  async (config) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(config.headers.toJSON(true))) headers.set(name, value);
    const body: unknown = config.data;
    const { signal } = config;
    const answer = await fetch(config.url ?? '', {
      method: (config.method ?? 'GET').toUpperCase(),
      headers,
      credentials: 'include',
      ...(typeof body === 'string' ? { body } : {}),
      ...(signal instanceof AbortSignal ? { signal } : {}),
    });
    return {
      data: await answer.text(),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    };
  };
