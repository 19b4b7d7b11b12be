import type { Clock } from '#api/clock.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { Message } from '#server/store/tables.ts';

/** A message that a provider has sent. */
export type SentMessage = Pick<Message, 'channel' | 'recipient' | 'links' | 'code'>;

/** A provider inside a test. */
export type TestProvider = {
  readonly origin: string;
  /** A browser's connection to the provider, which may have its own IP address. */
  readonly browserFetch: (remoteAddress?: string) => Fetch;
  /** What was sent to an address or number, newest first. */
  readonly sentTo: (recipient: string) => Promise<readonly SentMessage[]>;
  /** The letters that were posted, newest first. */
  readonly posted: () => Promise<readonly SentMessage[]>;
};

export type StartProvider<P extends TestProvider = TestProvider> = (options: { readonly clock: Clock }) => Promise<P>;
