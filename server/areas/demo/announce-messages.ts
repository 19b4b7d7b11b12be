import type { Log } from '#server/kernel/log-types.ts';
import { listMessages } from '#server/store/message-queue.ts';
import type { Store } from '#server/store/store.ts';
import type { Message } from '#server/store/tables.ts';

const signs = { email: 'Mail', sms: 'SMS ', post: 'Post' } as const;

/** One message as one line: `Mail → anna.keller@example.org  Your login link  http://…`. */
export const announcement = (message: Pick<Message, 'channel' | 'recipient' | 'subject' | 'code' | 'links'>): string =>
  [`  ${signs[message.channel]} → ${message.recipient}`, message.subject, message.code, ...message.links]
    .filter((part) => part !== null && part !== '')
    .join('  ');

/** Prints a line for each message queued since the start; only in demo mode, where all people are fictitious. */
export const announceMessages = (services: {
  readonly store: Pick<Store, 'withSystem'>;
  readonly log: Log;
  readonly print: (line: string) => void;
}): { readonly wake: () => void; readonly close: () => Promise<void> } => {
  const { store, log, print } = services;
  const read = () => store.withSystem((tx) => listMessages(tx, { limit: 20 }));
  let known = new Set<string>();
  /** Skips what was sent before this process started. */
  const begin = async (): Promise<void> => {
    try {
      known = new Set((await read()).map(({ id }) => id));
    } catch (error) {
      log.error('outbox_unreadable', error);
    }
  };
  const show = async (): Promise<void> => {
    try {
      const messages = await read();
      for (const message of messages.toReversed()) if (!known.has(message.id)) print(announcement(message));
      known = new Set(messages.map(({ id }) => id));
    } catch (error) {
      log.error('outbox_unreadable', error);
    }
  };
  let work = begin();
  return {
    wake: () => {
      work = work.then(show);
    },
    close: () => work,
  };
};
