import type { ContactTopic } from '#contract/contact-topics.ts';
import { routePath } from '#contract/route-words.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { Tx } from '#server/store/store.ts';
import type { Fund } from './funds.ts';
import type { MessageTexts } from './message-texts.ts';

/** Adds a message to a thread, which is then the latest. */
export const addToThread = async (
  tx: Tx,
  message: {
    readonly tenant: string;
    readonly id: string;
    readonly threadId: string;
    readonly author: 'member' | 'fund';
    readonly body: string;
    readonly at: Date;
  },
): Promise<void> => {
  const { tenant, id, threadId, author, body, at } = message;
  await tx
    .insertInto('thread_message')
    .values({ tenant, id, thread_id: threadId, author, body, sent_at: at })
    .execute();
  await tx
    .updateTable('thread')
    .set({ changed_at: at, ...(author === 'fund' && { unread: true }) })
    .where('tenant', '=', tenant)
    .where('id', '=', threadId)
    .execute();
};

/** Ids of the mails, among some, that a member's message has caused and the fund can answer (`withSystem`). */
export const answerableMails = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('thread_message')
    .select('id')
    .where('author', '=', 'member')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/**
 * Answers a member's message as the fund: adds the answer to its thread, and tells the member by a mail without content.
 * The same answer's id again is the same answer. Null if there is no such message, or nobody is left to read the answer.
 */
export const answerMessage = async (
  tx: Tx,
  { texts, fund }: { readonly texts: Pick<MessageTexts, 'messageAnswered'>; readonly fund: Fund },
  answer: { readonly id: string; readonly messageId: string; readonly body: string; readonly at: Date },
): Promise<'added' | 'repeated' | null> => {
  const { code: tenant, settings } = fund.tenant;
  const thread = await tx
    .selectFrom('thread')
    .innerJoin('account', (join) =>
      join.onRef('account.tenant', '=', 'thread.tenant').onRef('account.member_id', '=', 'thread.member_id'),
    )
    .select(['thread.id', 'thread.locale', 'thread.portal_origin', 'account.email_address'])
    .where('thread.tenant', '=', tenant)
    .where('thread.id', '=', (where) =>
      where
        .selectFrom('thread_message')
        .select('thread_id')
        .where('tenant', '=', tenant)
        .where('thread_message.id', '=', answer.messageId)
        .where('author', '=', 'member'),
    )
    // Only the thread: a member who writes in it has their account locked first.
    .forUpdate('thread')
    .executeTakeFirst();
  if (thread === undefined) return null;
  // The thread is locked, so that of two requests at once the second one sees the first one's answer.
  const same = await tx
    .selectFrom('thread_message')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', answer.id)
    .executeTakeFirst();
  if (same !== undefined) return 'repeated';
  const { id: threadId, locale, portal_origin: origin } = thread;
  await addToThread(tx, { tenant, id: answer.id, threadId, author: 'fund', body: answer.body, at: answer.at });
  await enqueueMessage(tx, {
    ...texts.messageAnswered({
      settings,
      locale,
      link: `${origin}/${tenant}/${locale}/${routePath('contact', locale)}?thread=${threadId}`,
    }),
    tenant,
    channel: 'email',
    recipient: thread.email_address,
    at: answer.at,
  });
  return 'added';
};

/** A member's threads, latest first, each with its messages, oldest first. */
export const threadsOf = async (tx: Tx, tenant: string, memberId: string) => {
  const rows = await tx
    .selectFrom('thread')
    .innerJoin('thread_message', (join) =>
      join.onRef('thread_message.tenant', '=', 'thread.tenant').onRef('thread_message.thread_id', '=', 'thread.id'),
    )
    .select([
      'thread.id',
      'thread.subject',
      'thread.unread',
      'thread_message.author',
      'thread_message.body',
      'thread_message.sent_at',
    ])
    .where('thread.tenant', '=', tenant)
    .where('thread.member_id', '=', memberId)
    .orderBy('thread.changed_at', 'desc')
    .orderBy('thread.id')
    .orderBy('thread_message.position')
    .execute();
  const byThread = Map.groupBy(rows, ({ id }) => id);
  return Array.from(byThread, ([id, messages]) => ({
    id,
    subject: messages[0]?.subject ?? '',
    unread: messages[0]?.unread === true,
    messages,
  }));
};

/** Of the threads on one topic, the one in which the member wrote last. */
export type TopicThread = {
  readonly threadId: string;
  /** When its latest message was sent, whoever wrote it. */
  readonly sentAt: Date;
  /** When the member wrote last; of a thread that the fund has begun, its first message until they write. */
  readonly writtenAt: Date;
  /** Whether its latest message is the fund's. */
  readonly isAnswered: boolean;
};

/** A member's threads by topic: for each topic the one in which they wrote last. */
export const threadsByTopic = async (
  tx: Tx,
  tenant: string,
  memberId: string,
): Promise<ReadonlyMap<ContactTopic, TopicThread>> => {
  const rows = await tx
    .selectFrom('thread')
    .innerJoin('thread_message', (join) =>
      join.onRef('thread_message.tenant', '=', 'thread.tenant').onRef('thread_message.thread_id', '=', 'thread.id'),
    )
    .select(['thread.id', 'thread.topic', 'thread_message.author', 'thread_message.sent_at'])
    .where('thread.tenant', '=', tenant)
    .where('thread.member_id', '=', memberId)
    .where('thread.topic', 'is not', null)
    .orderBy('thread_message.position')
    .execute();
  const threads = new Map<string, TopicThread & { readonly topic: ContactTopic }>();
  for (const { id, topic, author, sent_at: sentAt } of rows) {
    if (topic === null) continue;
    const isAnswered = author === 'fund';
    const writtenAt = isAnswered ? (threads.get(id)?.writtenAt ?? sentAt) : sentAt;
    threads.set(id, { threadId: id, topic, sentAt, writtenAt, isAnswered });
  }
  const byTopic = new Map<ContactTopic, TopicThread>();
  for (const { topic, ...thread } of threads.values()) {
    const other = byTopic.get(topic);
    if (other === undefined || other.writtenAt <= thread.writtenAt) byTopic.set(topic, thread);
  }
  return byTopic;
};

/**
 * Marks a member's thread as read, as far as they have seen it: an answer after `until` stays unread. Returns whether it is
 * theirs.
 */
export const markThreadRead = async (
  tx: Tx,
  tenant: string,
  memberId: string,
  { id, until }: { readonly id: string; readonly until: Date },
): Promise<boolean> => {
  const thread = await tx
    .selectFrom('thread')
    .select('unread')
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (thread === undefined) return false;
  // Asked once the thread is locked: one statement for both would miss an answer that it had to wait for.
  const later = await tx
    .selectFrom('thread_message')
    .select('id')
    .where('tenant', '=', tenant)
    .where('thread_id', '=', id)
    .where('author', '=', 'fund')
    .where('sent_at', '>', until)
    .executeTakeFirst();
  if (thread.unread && later === undefined)
    await tx.updateTable('thread').set({ unread: false }).where('tenant', '=', tenant).where('id', '=', id).execute();
  return true;
};
