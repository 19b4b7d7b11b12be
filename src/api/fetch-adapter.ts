import type { AxiosAdapter } from 'axios';

/** The browser's `fetch`, or that of an in-process provider. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Rejects when the signal is aborted; without a signal it never settles. */
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
 * Lets axios send through the portal's `fetch`: the browser's own, one with prefetched answers, or an in-process
 * provider. Bodies are sent and returned as text; a file is returned as bytes. An aborted call rejects at once, even if
 * `fetch` ignores the signal, as it does for a prefetched answer.
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
        data:
          config.responseType === 'arraybuffer' && answer.ok
            ? new Uint8Array(await answer.arrayBuffer())
            : await answer.text(),
        status: answer.status,
        statusText: answer.statusText,
        headers: Object.fromEntries(answer.headers),
        config,
      };
    };
    return Promise.race([send(), abortOf(signal)]);
  };
