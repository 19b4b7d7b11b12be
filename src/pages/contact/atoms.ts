import * as z from 'zod/mini';
import * as endpoints from '#contract/endpoints/contact.ts';
import type { ContactRequest } from '#contract/contact.ts';
import { routeKeys, type RouteKey } from '#contract/route-words.ts';
import { trouble, type Trouble } from '#domain/error-ladder.ts';
import { actionAtom, derivedAtom, stateAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, placeAtom } from '#state/kernel/place.ts';
import { json, readStored, writeStored } from '#state/kernel/storage-keys.ts';
import { resource } from '#state/remote/resource.ts';
import { threadsResource } from '#state/remote/threads.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { messageDraftKey } from '#state/session/message-draft.ts';
import { currentUserAtom } from '#state/session/session.ts';

/** How to reach the fund. */
export const contactDetailResource = resource('contact.detail', endpoints.contactDetail);

/** How long an unsent message is kept for its author after their session, in milliseconds. */
const draftKept = 30 * 60 * 1000;

const routeSchema = z.custom<RouteKey>((value) => routeKeys.some((key) => key === value));

const draftSchema = z.object({
  subject: z.string(),
  body: z.string(),
  /** The page that the member came from. */
  from: z.nullable(routeSchema),
  /** The thread that it continues. */
  threadId: z.nullable(z.string()),
});

/** A message that hasn't been sent. */
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** A draft in the tab's storage: whose it is, and until when it is kept. */
const storedDraft = {
  key: messageDraftKey,
  parse: json(z.object({ draft: draftSchema, fund: z.string(), author: z.string(), until: z.number() })),
};

const nothing: Draft = { subject: '', body: '', from: null, threadId: null };

/** The message that is being written. */
export const draftAtom = stateAtom<Draft>('session', 'contact.draft', nothing);

/** Who writes; null if personal data are hidden, so that it isn't known. */
const authorAtom = derivedAtom((get): { readonly fund: string; readonly author: string } | null => {
  const { fund } = get(placeAtom);
  const author = get(currentUserAtom)?.emailAddress ?? '';
  return fund === null || author === '' ? null : { fund, author };
});

/**
 * Changes the draft and keeps it in the tab, so that it survives a reload, a change of language and the end of the
 * session.
 */
export const editDraftAction = actionAtom(({ get, set, services }, change: Partial<Draft>): void => {
  const draft = { ...get(draftAtom), ...change };
  set(draftAtom, draft);
  const author = get(authorAtom);
  const isBlank = draft.subject === '' && draft.body === '';
  const until = services.clock.now() + draftKept;
  writeStored(
    services.session,
    storedDraft,
    author === null || isBlank ? null : JSON.stringify({ draft, until, ...author }),
  );
});

/** How a link led to the form: from a page, and with a subject to begin with. */
type Arrival = { readonly from: RouteKey | null; readonly subject: string };

/**
 * Takes up the draft that the tab has kept for this person and fund; forgets anybody else's, and one that is too old. A link
 * names the subject only of a message that hasn't been begun.
 */
export const resumeDraftAction = actionAtom(({ get, set, services }, { from, subject }: Arrival): void => {
  const author = get(authorAtom);
  const kept = author === null ? null : readStored(services.session, storedDraft);
  if (kept !== null) {
    const isTheirs = kept.fund === author?.fund && kept.author === author.author;
    if (!isTheirs || kept.until < services.clock.now()) writeStored(services.session, storedDraft, null);
    else if (get(draftAtom) === nothing) set(draftAtom, kept.draft);
  }
  if (from !== null) set(draftAtom, (before) => ({ ...before, from }));
  const { body, threadId, ...begun } = get(draftAtom);
  if (subject !== '' && begun.subject === '' && body === '' && threadId === null)
    set(draftAtom, (before) => ({ ...before, subject }));
});

/** Discards the draft. */
export const discardDraftAction = actionAtom(({ set, services }): void => {
  set(draftAtom, nothing);
  writeStored(services.session, storedDraft, null);
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

/** The result of sending: null, or why it failed. */
export const sendMessageAction = actionAtom(
  async ({ get, set, services }, body: ContactRequest): Promise<Trouble | null> => {
    const answer = await services.call(endpoints.sendMessage, { body }, { says: 'form' });
    if (!answer.ok) return answer.trouble;
    if (!answer.data.isSuccessful) return trouble('refused');
    set(discardDraftAction);
    void set(threadsResource.loadAction, { query: get(anonymizeQueryAtom) });
    return null;
  },
);
