import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { claimMessage, leaseMessage, settleMessage } from '#server/store/message-queue.ts';
import type { Store } from '#server/store/store.ts';
import type { Message } from '#server/store/tables.ts';
import { DeliveryRefused } from './delivery-refused.ts';

/** Hands one message to the outside world; rejects where that fails, with {@link DeliveryRefused} where it always will. */
export type Deliver = (message: Message) => Promise<void>;

export type DispatcherServices = {
  readonly store: Pick<Store, 'withSystem'>;
  readonly clock: Clock;
  readonly log: Log;
  /** A way out for each channel that has one; messages of the others stay in the outbox. */
  readonly ways: { readonly [Channel in Message['channel']]?: Deliver };
  /** Whether text, links and codes leave the database once they are delivered or given up. */
  readonly forget: boolean;
  /** Milliseconds between two looks at the queue while nothing wakes the dispatcher. */
  readonly pause?: number;
};

export type Dispatcher = {
  /** Looks at the queue now: something was just put in. */
  readonly wake: () => void;
  /** Settles when everything that is due has been tried once. */
  readonly idle: () => Promise<void>;
  /** Stops after the delivery under way. */
  readonly close: () => Promise<void>;
};

/** Milliseconds for which a claimed message belongs to one process; longer than any transport waits. */
const lease = 120_000;

/** Milliseconds to wait after the first, second, … failure; then every hour. */
const backOff = [5_000, 20_000, 60_000, 180_000, 600_000, 1_800_000, 3_600_000] as const;

/** Tries after which a message is left where it is: about a day of trying. */
const mostTries = 28;

/** When a message that failed `failures` times is tried again, in milliseconds from now. */
export const waitAfter = (failures: number): number => backOff[Math.min(failures, backOff.length) - 1] ?? backOff[0];

/**
 * Delivers what the queue holds, oldest first, one at a time. A message is claimed and leased in a short transaction
 * that other processes pass by, and delivered outside of it, so that a slow mail server holds no database connection.
 * What a crash leaves behind is taken up again when its lease has run out.
 */
export const createDispatcher = (services: DispatcherServices): Dispatcher => {
  const { store, clock, log, ways, forget, pause = 5_000 } = services;
  const channels = (['email', 'sms', 'post'] as const).filter((channel) => ways[channel] !== undefined);
  const state: { closed: boolean; wanted: boolean; running: Promise<void> | null } = {
    closed: false,
    wanted: false,
    running: null,
  };

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

  const work = async (): Promise<void> => {
    do {
      state.wanted = false;
      for (let message = await take(); message !== null; message = state.closed ? null : await take())
        await deliver(message);
    } while (state.wanted && !state.closed);
  };

  const wake = (): void => {
    if (state.closed || channels.length === 0) return;
    state.wanted = true;
    state.running ??= work()
      .catch((error: unknown) => log.error('message_queue_fail', error))
      .finally(() => {
        state.running = null;
      });
  };

  const timer = channels.length === 0 ? null : setInterval(wake, pause).unref();
  wake();
  return {
    wake,
    idle: async () => {
      while (state.running !== null) await state.running;
    },
    close: async () => {
      state.closed = true;
      if (timer !== null) clearInterval(timer);
      await state.running;
    },
  };
};
