import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { startQueueWorker, type QueueWorker } from '#server/kernel/queue-worker.ts';
import { claimMessage, leaseMessage, settleMessage } from '#server/store/message-queue.ts';
import type { Store } from '#server/store/store.ts';
import type { Message } from '#server/store/tables.ts';
import { DeliveryRefused } from './delivery-refused.ts';

/** Delivers one message; rejects on failure, with {@link DeliveryRefused} if it is permanent. */
export type Deliver = (message: Message) => Promise<void>;

export type DispatcherServices = {
  readonly store: Pick<Store, 'withSystem'>;
  readonly clock: Clock;
  readonly log: Log;
  /** The transport of each channel that has one; messages of the others stay in the outbox. */
  readonly ways: { readonly [Channel in Message['channel']]?: Deliver };
  /** Whether text, links and codes are deleted from the database once a message is delivered or given up. */
  readonly forget: boolean;
  /** Milliseconds between two checks of the queue unless the dispatcher is woken. */
  readonly pause?: number;
};

/** Milliseconds for which a claimed message belongs to one process; longer than any transport's time-out. */
const lease = 120_000;

/** Milliseconds to wait after the first, second, … failure; then one hour each. */
const backOff = [5_000, 20_000, 60_000, 180_000, 600_000, 1_800_000, 3_600_000] as const;

/** Number of tries after which a message is given up: about a day. */
const mostTries = 28;

/** Milliseconds until the next try of a message that has failed `failures` times. */
export const waitAfter = (failures: number): number => backOff[Math.min(failures, backOff.length) - 1] ?? backOff[0];

/**
 * Delivers the queue's messages, oldest first, one at a time. A message is claimed and leased in a short transaction
 * that other processes skip, and delivered outside of it, so that a slow mail server doesn't hold a database
 * connection. What a crash leaves behind is retried when its lease has expired.
 */
export const createDispatcher = (services: DispatcherServices): QueueWorker => {
  const { store, clock, log, ways, forget, pause = 5_000 } = services;
  const channels = (['email', 'sms', 'post'] as const).filter((channel) => ways[channel] !== undefined);
  const take = (): Promise<Message | null> =>
    store.withSystem(async (tx) => {
      const now = clock.now();
      const message = await claimMessage(tx, now, channels);
      if (message !== null) await leaseMessage(tx, message.id, new Date(now.getTime() + lease));
      return message;
    });

  const deliver = async (message: Message): Promise<void> => {
    const { id, tenant, channel } = message;
    const fields = { tenant, channel, message: id };
    try {
      await ways[channel]?.(message);
    } catch (error) {
      const tries = message.attempts + 1;
      const isOver = error instanceof DeliveryRefused || tries >= mostTries;
      log.error(isOver ? 'message_undeliverable' : 'message_delivery_fail', error, { ...fields, tries });
      const nextAttemptAt = isOver ? null : new Date(clock.now().getTime() + waitAfter(tries));
      const failure = error instanceof Error ? error.name : 'unknown';
      await store.withSystem((tx) => settleMessage(tx, id, { failure, nextAttemptAt, forget }));
      return;
    }
    await store.withSystem((tx) => settleMessage(tx, id, { sentAt: clock.now(), forget }));
    log.event('message_delivered', fields);
  };

  return startQueueWorker({
    // Without a transport nothing is ever due.
    take: channels.length === 0 ? () => Promise.resolve(null) : take,
    work: deliver,
    onFailure: (error) => log.error('message_queue_fail', error),
    pause,
  });
};
