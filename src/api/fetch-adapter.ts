import type { AxiosAdapter } from 'axios';

/** The browser's `fetch`, or a provider's own in-process one. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Rejects once a signal is aborted; without a signal, never. */
const abortOf = (signal: unknown): Promise<never> =>
  new Promise((_, reject) => {
    if (!(signal instanceof AbortSignal)) return;
    const giveUp = () => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('The call was given up.'));
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

/**
 * Lets axios send through the `fetch` that the portal was given: the browser's own, one with early answers, or a provider
 * inside the same process. Bodies go out and come in as text; the contract does the reading. A call that is given up ends
 * at once, even where the `fetch` pays no heed to the signal: an early answer was asked for before there was one.
 */
export const fetchAdapter =
  (fetch: Fetch): AxiosAdapter =>
  async (config) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(config.headers.toJSON(true))) headers.set(name, value);
    const body: unknown = config.data;
    const { signal } = config;
    const send = async () => {
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
    return Promise.race([send(), abortOf(signal)]);
  };
