import type { Fetch } from '#api/fetch-adapter.ts';
import type { PreviewState } from './preview-messages.ts';

/** Calls without which the portal shows no page at all: whose portal it is, and which fund's. */
const first = /\/(?:users\/current\/userinfo|globalsettings\/|isvalidtenantcode\/)(?:\?|$)/;

/** Never settles, except that a call may be given up. */
const forever = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The call was given up.', 'AbortError')));
  });

/** A `fetch` that shows what members see while they wait, and what if the provider fails or can't be reached. */
export const fetchIn =
  (state: PreviewState, fetch: Fetch): Fetch =>
  (input, init) => {
    const request = new Request(input, init);
    if (state === 'asIs' || first.test(request.url)) return fetch(input, init);
    if (state === 'loading') return forever(request.signal);
    if (state === 'offline') return Promise.reject(new TypeError('There is no connection.'));
    return Promise.resolve(Response.json({ errors: [{ code: 'err_unavailable', detail: '' }] }, { status: 503 }));
  };
