import type { AxiosAdapter } from 'axios';

/** The browser's `fetch`, or that of an in-process provider. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Lets axios send through the portal's `fetch`: the browser's own, or an in-process provider. Bodies are sent as text; the
 * answer's data are the response itself, unread.
 */
export const fetchAdapter =
  (fetch: Fetch): AxiosAdapter =>
  async (config) => {
    const body: unknown = config.data;
    const { signal } = config;
    const response = await fetch(config.url ?? '', {
      method: (config.method ?? 'GET').toUpperCase(),
      headers: config.headers.toJSON(true),
      credentials: 'include',
      ...(typeof body === 'string' ? { body } : {}),
      ...(signal instanceof AbortSignal ? { signal } : {}),
    });
    return {
      data: response,
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
    };
  };
