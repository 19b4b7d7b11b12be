import type { Clock } from '#api/clock.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { createProvider } from '#server/http/provider.ts';
import { createMessageTexts } from '#server/areas/messages/texts.ts';
import { secureRandom } from '#server/kernel/random.ts';
import { listMessages } from '#server/store/message-queue.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import type { Message } from '#server/store/tables.ts';
import { openMemoryStore } from './memory-database.ts';
import { demoFunds } from './demo-funds.ts';

/** The real provider inside a test: its own database in memory, the funds of `tenants/`, no port. */
export type InProcessProvider = {
  readonly origin: string;
  /** A browser's connection to the provider: keeps its cookies, and may have its own IP address. */
  readonly browserFetch: (remoteAddress?: string) => Fetch;
  /** What was sent to an address or number, newest first. */
  readonly sentTo: (recipient: string) => Promise<readonly Message[]>;
  /** The letters that were posted, newest first. */
  readonly posted: () => Promise<readonly Message[]>;
};

/** One database in memory for all tests of a file, because starting one takes far longer than emptying it. */
let database: Promise<Store> | undefined;

/** Calls that are being answered: one of an earlier test, by its clock, would take the next test's sessions for old. */
const underWay = new Set<Promise<Response>>();

/** Starts a provider on the portal's clock, with only the funds' folders in its database. */
export const startInProcessProvider = async ({
  clock,
  loginDisclosure = 'contract',
}: {
  readonly clock: Clock;
  readonly loginDisclosure?: 'contract' | 'silent';
}): Promise<InProcessProvider> => {
  const origin = 'http://localhost:3000';
  database ??= openMemoryStore();
  const store = await database;
  await Promise.allSettled(underWay);
  await resetDemo(store);
  const provider = createProvider({
    store,
    funds: demoFunds,
    clock: { now: () => new Date(clock.now()) },
    random: secureRandom,
    texts: createMessageTexts({ publicUrl: origin }),
    pause: () => Promise.resolve(),
    config: { publicUrl: origin, portalOrigins: [], loginDisclosure, linkRequestsPerSource: 60, demo: true },
    log: {
      event: () => undefined,
      error: (name, error) => {
        console.error(name, error);
      },
    },
  });
  return {
    origin,
    browserFetch: (remoteAddress = '192.0.2.1') => {
      const cookies = new Map<string, string>();
      return async (input, init) => {
        const request = new Request(input, init);
        const headers = new Headers(request.headers);
        headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
        const answering = Promise.resolve(provider.fetch(new Request(request, { headers }), { remoteAddress }));
        underWay.add(answering);
        const response = await answering.finally(() => underWay.delete(answering));
        for (const line of response.headers.getSetCookie()) {
          const [pair = '', ...attributes] = line.split(';');
          const [name = '', value = ''] = pair.split(/=(.*)/s);
          if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute)) || value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        return response;
      };
    },
    sentTo: (recipient) => store.withSystem((tx) => listMessages(tx, { to: recipient, limit: 50 })),
    posted: async () => {
      const messages = await store.withSystem((tx) => listMessages(tx, { limit: 50 }));
      return messages.filter(({ channel }) => channel === 'post');
    },
  };
};
