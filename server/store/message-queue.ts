import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ComposedMessage, LetterContent } from './message-content.ts';
import type { Tx } from './store.ts';
import type { Message } from './tables.ts';

/** A message to send: recipient, channel and content. */
export type Outgoing = ComposedMessage & {
  /** A new one if omitted. */
  readonly id?: string;
  readonly tenant: string;
  readonly channel: Message['channel'];
  /** An e-mail address, a mobile number in E.164, or a postal address. */
  readonly recipient: string;
  readonly at: Date;
  /** The content to print a letter from. */
  readonly letter?: LetterContent;
};

/** Queues a message in the transaction that causes it, so that both happen or neither. */
export const enqueueMessage = async (tx: Tx, message: Outgoing): Promise<void> => {
  const { id = randomUUID(), tenant, channel, recipient, subject, text, html, links, code, at, letter } = message;
  await tx
    .insertInto('message')
    .values({
      id,
      tenant,
      channel,
      recipient,
      subject,
      text,
      code,
      html: html ?? null,
      letter: letter === undefined ? null : JSON.stringify(letter),
      links: JSON.stringify(links),
      created_at: at,
      next_attempt_at: at,
    })
    .execute();
};

/**
 * Claims the message that has waited longest, locked to this transaction (`withSystem`); other processes skip it. Null
 * if nothing is due.
 */
export const claimMessage = async (
  tx: Tx,
  now: Date,
  channels: readonly Message['channel'][] = ['email', 'sms', 'post'],
): Promise<Message | null> =>
  (await tx
    .selectFrom('message')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('channel', 'in', [...channels])
    .orderBy('next_attempt_at')
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()) ?? null;

/** A message's content once deleted. */
const forgotten = { text: '', html: null, links: '[]', code: null, letter: null } as const;

/**
 * Records a delivery's outcome. `forget` clears text, links and code once the message is sent or given up, so that
 * secrets don't stay in the database longer than necessary.
 */
export const settleMessage = async (
  tx: Tx,
  id: string,
  outcome:
    | { readonly sentAt: Date; readonly forget: boolean }
    | { readonly failure: string; readonly nextAttemptAt: Date | null; readonly forget: boolean },
): Promise<void> => {
  await tx
    .updateTable('message')
    .set(
      'sentAt' in outcome
        ? {
            sent_at: outcome.sentAt,
            attempts: sql`attempts + 1`,
            ...(outcome.forget && forgotten),
          }
        : {
            attempts: sql`attempts + 1`,
            next_attempt_at: outcome.nextAttemptAt,
            last_error: outcome.failure.slice(0, 500),
            ...(outcome.forget && outcome.nextAttemptAt === null && forgotten),
          },
    )
    .where('id', '=', id)
    .execute();
};

/** The queued messages, newest first (`withSystem`): the demo's outbox. */
export const listMessages = (tx: Tx, filter: { readonly to?: string; readonly limit: number }): Promise<Message[]> =>
  tx
    .selectFrom('message')
    .selectAll()
    .$if(filter.to !== undefined, (query) => query.where('recipient', '=', filter.to ?? ''))
    .orderBy('position', 'desc')
    .limit(filter.limit)
    .execute();

/** Reserves a claimed message for this process until `until`, so that it can be delivered after the transaction. */
export const leaseMessage = async (tx: Tx, id: string, until: Date): Promise<void> => {
  await tx.updateTable('message').set({ next_attempt_at: until }).where('id', '=', id).execute();
};

/**
 * Withdraws a message that hasn't been sent yet. Its code is already dead. `forget` deletes its content and recipient
 * from the row.
 */
export const withdrawMessage = async (
  tx: Tx,
  { tenant, id, forget }: { readonly tenant: string; readonly id: string; readonly forget: boolean },
): Promise<void> => {
  await tx
    .updateTable('message')
    .set({ next_attempt_at: null, last_error: 'withdrawn', ...(forget && { ...forgotten, recipient: '' }) })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
};

/** One message (`withSystem`), or null. */
export const findMessage = async (tx: Tx, id: string): Promise<Message | null> =>
  (await tx.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
