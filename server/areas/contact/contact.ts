import { randomUUID } from 'node:crypto';
import { ownLocale } from '#kernel/locale.ts';
import { plainLine } from '#kernel/plain-text.ts';
import { offeredLanguages } from '#domain/offered-languages.ts';
import { subjectProblem, type MessageProblem } from '#domain/message-rules.ts';
import type { ContactRequest } from '#contract/contact.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { messagePermits, sameMessageSeconds } from '#server/kernel/limits.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { lockAccount } from '#server/store/lock-account.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { Tx } from '#server/store/store.ts';
import { admit } from '#server/model/admit.ts';
import { readRecord } from '#server/model/current-user.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Fund } from '#server/model/funds.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import { fundBeyondSpecification, fundOfSession } from '#server/model/session-fund.ts';
import { addToThread, markThreadRead, threadsOf } from '#server/model/threads.ts';
import { contactDetailsOf } from './contact-details.ts';
import { readMessageText } from './message-text.ts';

type Sending = Call<(typeof endpoints)['sendMessage']>;

/** A message in its stored form. */
type Message = { readonly subject: string; readonly body: string };

const subjectRefusals = {
  empty: 'validation',
  tooLong: 'subjectTooLong',
  lineBreak: 'subjectLineBreak',
  oddCharacters: 'oddCharacters',
} as const satisfies Record<MessageProblem, string>;

/** Converts a message to its stored form; refuses an invalid one, naming the field. */
const readMessage = ({ subject, body }: ContactRequest): Message => {
  const problem = subjectProblem(subject);
  if (problem !== null) throw refuse.invalid('subject', subjectRefusals[problem]);
  return { subject: plainLine(subject), body: readMessageText(body, 'body') };
};

/** The mailbox for the members' messages; refuses the call if the fund has none. */
const mailboxOf = ({ tenant: { settings } }: Fund): string => {
  const mailbox = settings.messageMailbox ?? settings.configurations.contact?.emailAddress;
  if (mailbox === undefined) throw refuse.noMailbox();
  return mailbox;
};

/** Locks the thread that a message continues; refuses another member's or an unknown one. */
const ownThread = async (tx: Tx, { session: { tenant, memberId } }: Sending, id: string) => {
  const thread = await tx
    .selectFrom('thread')
    .select(['id', 'subject'])
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (thread === undefined) throw refuse.invalid('threadId', 'threadUnknown');
  return thread;
};

/** Whether the member has just sent the same, as by a double click or a repeated request. */
const wasJustSent = async (
  tx: Tx,
  { session: { tenant, memberId }, now }: Sending,
  { subject, body }: Message,
  threadId: string | null,
): Promise<boolean> =>
  (await tx
    .selectFrom('thread_message')
    .innerJoin('thread', (join) =>
      join.onRef('thread.tenant', '=', 'thread_message.tenant').onRef('thread.id', '=', 'thread_message.thread_id'),
    )
    .select('thread_message.id')
    .where('thread.tenant', '=', tenant)
    .where('thread.member_id', '=', memberId)
    .where('author', '=', 'member')
    .where('body', '=', body)
    .where('sent_at', '>', secondsAfter(now, -sameMessageSeconds))
    .$if(threadId === null, (query) => query.where('subject', '=', subject))
    .$if(threadId !== null, (query) => query.where('thread_id', '=', threadId ?? ''))
    .executeTakeFirst()) !== undefined;

/** The thread that a message continues, or a new one. */
const threadFor = async (tx: Tx, call: Sending, { subject }: Message): Promise<{ id: string; subject: string }> => {
  const { session, body, locale, portalOrigin, now } = call;
  if (typeof body.threadId === 'string') return ownThread(tx, call, body.threadId);
  const thread = { id: randomUUID(), subject };
  const { tenant, memberId } = session;
  const { topic = null } = body;
  await tx
    .insertInto('thread')
    .values({ ...thread, topic, tenant, member_id: memberId, locale, portal_origin: portalOrigin, changed_at: now })
    .execute();
  return thread;
};

/** Contact details, and the messages between a member and the fund. */
export const contactHandlers = (
  services: Services,
): HandlersOf<'contactDetail' | 'sendMessage' | 'threads' | 'readThread'> => {
  const { store, texts, messageQueued } = services;

  return {
    contactDetail: async ({ session, locale }) => ({
      data: contactDetailsOf((await fundOfSession(services, session.tenant)).tenant, locale),
    }),

    sendMessage: async (call) => {
      const { session, now, requestId } = call;
      const { tenant, memberId } = session;
      const fund = await fundOfSession(services, tenant);
      const recipient = mailboxOf(fund);
      const message = readMessage(call.body);
      await store.withTenant(tenant, async (tx) => {
        // Locked, so that of two requests at once the second one sees the first one's message.
        if ((await lockAccount(tx, tenant, memberId)) === undefined) throw refuse.unauthorized();
        if (await wasJustSent(tx, call, message, call.body.threadId ?? null)) return;
        await admit(tx, services, { tenant, now }, 'messages', messagePermits(memberId));
        const thread = await threadFor(tx, call, message);
        const id = randomUUID();
        await addToThread(tx, { tenant, id, threadId: thread.id, author: 'member', body: message.body, at: now });
        const { firstname, lastname } = await readRecord(tx, tenant, memberId);
        await enqueueMessage(tx, {
          ...texts.messageToFund({
            settings: fund.tenant.settings,
            locale: ownLocale(offeredLanguages(fund.globalSettings)),
            name: `${firstname} ${lastname}`.trim(),
            memberId,
            subject: thread.subject,
            body: message.body,
            id,
            reference: thread.id.slice(0, 8),
          }),
          id,
          tenant,
          channel: 'email',
          recipient,
          at: now,
        });
        await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: 'message to the fund', requestId });
      });
      messageQueued();
      return { data: { isSuccessful: true } };
    },

    threads: async ({ session, query: { anonymize }, now, requestId }) => {
      const { tenant, memberId } = session;
      await fundBeyondSpecification(services, tenant);
      const threads = await store.withTenant(tenant, (tx) => threadsOf(tx, tenant, memberId));
      if (threads.length > 0) await noteDisclosure(services, session, 'messages', now, requestId);
      // What people write names whom it is about, so it is hidden as a whole.
      const shown = (text: string): string => (anonymize === 'true' ? '' : text);
      return {
        data: threads.map(({ id, subject, unread, messages }) => ({
          id,
          subject: shown(subject),
          state: messages.at(-1)?.author === 'fund' ? ('answered' as const) : ('received' as const),
          unread,
          messages: messages.map(({ author, body, sent_at: sentAt }) => ({ author, text: shown(body), sentAt })),
        })),
      };
    },

    readThread: async ({ session: { tenant, memberId }, path: { threadId: id }, body, now }) => {
      await fundBeyondSpecification(services, tenant);
      const seen = { id, until: body.until ?? now };
      if (!(await store.withTenant(tenant, (tx) => markThreadRead(tx, tenant, memberId, seen))))
        throw refuse.notFound();
      return { data: { isSuccessful: true } };
    },
  };
};
