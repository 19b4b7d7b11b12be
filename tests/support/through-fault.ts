import type { Fetch } from '#api/fetch-adapter.ts';

/** A provider that answers some paths otherwise; where `instead` gives null it answers as it is. */
export const throughFault =
  (fetch: Fetch, instead: (path: string) => Response | Promise<Response> | null): Fetch =>
  async (input, init) =>
    instead(new URL(new Request(input, init).url).pathname) ?? fetch(input, init);
