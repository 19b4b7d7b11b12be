import * as z from 'zod/mini';
import * as endpoints from '#contract/endpoints/contact.ts';
import { contactTopics, type ContactTopic } from '#contract/contact-topics.ts';
import type { ContactRequest } from '#contract/contact.ts';
import { routeKeys, type RouteKey } from '#contract/route-words.ts';
import { trouble, type Trouble } from '#domain/error-ladder.ts';
import { actionAtom, stateAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { resource } from '#state/remote/resource.ts';
import { threadsResource } from '#state/remote/threads.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { draftKeys } from '#state/session/draft-keys.ts';
import { draftEntry, preparedMessage, readDraft, writeDraft } from '#state/session/drafts.ts';

/** How to reach the fund. */
export const contactDetailResource = resource('contact.detail', endpoints.contactDetail);

const routeSchema = z.custom<RouteKey>((value) => routeKeys.some((key) => key === value));

const draftSchema = z.object({
  subject: z.string(),
  body: z.string(),
  /** The page that the member came from. */
  from: z.nullable(routeSchema),
  /** The thread that it continues. */
  threadId: z.nullable(z.string()),
  /** What it is about, if a link, a simulator or the member has said so; whatever its subject is called now. */
  topic: z._default(z.nullable(z.enum(contactTopics)), null),
});

/** A message that hasn't been sent. */
export type Draft = Readonly<z.infer<typeof draftSchema>>;

const storedDraft = draftEntry(draftKeys.message, draftSchema);

const nothing: Draft = { subject: '', body: '', from: null, threadId: null, topic: null };

const isBlank = ({ subject, body }: Draft): boolean => subject === '' && body === '';

/** The message that is being written. */
export const draftAtom = stateAtom<Draft>('session', 'contact.draft', nothing);

/** Whether it is as a link has begun it. Such a message isn't the member's: the next link takes it back. */
const isOpeningAtom = stateAtom('session', 'contact.isOpening', false);

/** Whether it has a text that the member hasn't written, and finds before them. */
export const isPreparedAtom = stateAtom('session', 'contact.isPrepared', false);

/**
 * Changes the draft and keeps it in the tab, so that it survives a reload, a change of language and the end of the
 * session. A message that a link has begun is kept once its subject or text is changed.
 */
export const editDraftAction = actionAtom((tools, change: Partial<Draft>): void => {
  const { get, set } = tools;
  const draft = { ...get(draftAtom), ...change };
  set(draftAtom, draft);
  if (change.subject !== undefined || change.body !== undefined) set(isOpeningAtom, false);
  writeDraft(tools, storedDraft, isBlank(draft) || get(isOpeningAtom) ? null : draft);
});

/** Discards the draft. */
export const discardDraftAction = actionAtom((tools): void => {
  tools.set(draftAtom, nothing);
  tools.set(isOpeningAtom, false);
  writeDraft(tools, storedDraft, null);
});

/**
 * Says where the draft goes: to a thread that it continues, or by its subject and topic. A text that a link has begun belongs
 * to the link's own subject, and is taken back.
 */
export const readdressDraftAction = actionAtom(
  ({ get, set }, goal: Pick<Draft, 'subject' | 'topic'> & Partial<Pick<Draft, 'threadId' | 'from'>>): void => {
    const { from } = get(draftAtom);
    if (get(isOpeningAtom)) set(discardDraftAction);
    set(editDraftAction, { from, ...goal });
  },
);

/** How a link led to the form: from a page, and with a topic, whose subject and text begin the message. */
type Arrival = Pick<Draft, 'from' | 'topic' | 'subject' | 'body'>;

/**
 * Takes up the draft that the tab has kept for this person and fund. A link begins only a message that the member hasn't
 * begun, in place of what another link, or the same one in another language, has begun. A message that a page has prepared
 * is added to the member's.
 */
export const resumeDraftAction = actionAtom((tools, { from, ...opening }: Arrival): void => {
  const { get, set } = tools;
  if (get(isOpeningAtom)) set(discardDraftAction);
  const kept = readDraft(tools, storedDraft);
  if (kept !== null && get(draftAtom) === nothing) set(draftAtom, kept);
  if (from !== null) set(draftAtom, (before) => ({ ...before, from }));
  const prepared = readDraft(tools, preparedMessage);
  if (prepared !== null) {
    writeDraft(tools, preparedMessage, null);
    const { subject: begun, body, threadId, topic } = get(draftAtom);
    const isBegun = body !== '' || begun !== '' || threadId !== null;
    if (!isBegun) set(editDraftAction, prepared);
    else if (!body.includes(prepared.body)) {
      set(editDraftAction, {
        body: [body, prepared.body].filter((text) => text !== '').join('\n\n'),
        // A reply has the subject and the topic of its thread.
        ...(threadId === null && { subject: begun === '' ? prepared.subject : begun, topic: topic ?? prepared.topic }),
      });
    }
  }
  const { subject, body, threadId } = get(draftAtom);
  const begins = opening.topic !== null && subject === '' && body === '' && threadId === null;
  if (begins) {
    set(draftAtom, (before) => ({ ...before, ...opening }));
    set(isOpeningAtom, true);
  }
  set(isPreparedAtom, prepared !== null || (begins && opening.body !== ''));
});

/**
 * Says that the member has seen a thread's answers. Support staff who view the portal leave them unread; a failure leaves
 * them unread, too.
 */
export const readThreadAction = actionAtom(
  async ({ get, services }, { id, newest }: { readonly id: string; readonly newest: Date | null }): Promise<void> => {
    if (get(isViewAtom)) return;
    await services.call(endpoints.readThread, { path: { threadId: id }, body: { until: newest } }, { says: 'face' });
  },
);

/**
 * Whether the provider can be told what a new thread is about: one that lists no threads can't. Waits for the list; one that
 * can't be loaded is a list, too.
 */
const takesTopicAction = actionAtom(async ({ get, set }): Promise<boolean> => {
  const request = { query: get(anonymizeQueryAtom) };
  const { answer, failed } = threadsResource.known(get, request);
  const threads = answer ?? (failed ? null : await set(threadsResource.loadAction, request));
  return threads?.data.isOffered !== false;
});

/** What is sent, the thread that it continues, and what a new one is about. */
type Sending = {
  readonly message: Pick<ContactRequest, 'subject' | 'body'>;
  readonly threadId: string | null;
  readonly topic: ContactTopic | null;
};

/** The result of sending: null, or why it failed. */
export const sendMessageAction = actionAtom(
  async ({ get, set, services }, { message, threadId, topic }: Sending): Promise<Trouble | null> => {
    const sent = get(draftAtom);
    const isTold = threadId === null && topic !== null && (await set(takesTopicAction));
    const beyond = threadId === null ? (isTold ? { topic } : {}) : { threadId };
    const answer = await services.call(endpoints.sendMessage, { body: { ...message, ...beyond } }, { says: 'form' });
    if (!answer.ok) return answer.trouble;
    if (!answer.data.isSuccessful) return trouble('refused');
    // Another one may have been begun since.
    if (get(draftAtom) === sent) set(discardDraftAction);
    void set(threadsResource.loadAction, { query: get(anonymizeQueryAtom) });
    return null;
  },
);
