import * as z from 'zod/mini';
import { contactTopics } from '#contract/contact-topics.ts';
import { actionAtom, derivedAtom, type ActionTools } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { json, readStored, writeStored, type StoredEntry } from '#state/kernel/storage-keys.ts';
import { draftKeys } from './draft-keys.ts';
import { currentUserAtom } from './session.ts';

/** How long a draft is kept for its author after their session, in milliseconds. */
const draftKept = 30 * 60 * 1000;

/** A draft in the tab's storage: whose it is, and until when it is kept. */
type Owned<T> = { readonly draft: T; readonly fund: string; readonly author: string; readonly until: number };

/** A draft's key and format. */
export const draftEntry = <T>(key: string, schema: z.ZodMiniType<T>): StoredEntry<Owned<T>> => ({
  key,
  parse: json(z.object({ draft: schema, fund: z.string(), author: z.string(), until: z.number() })),
});

/** Whose drafts are kept; null if personal data are hidden, so that it isn't known. */
export const authorAtom = derivedAtom((get): { readonly fund: string; readonly author: string } | null => {
  const { fund } = get(placeAtom);
  const author = get(currentUserAtom)?.emailAddress ?? '';
  return fund === null || author === '' ? null : { fund, author };
});

/** The draft that the tab has kept for this person and fund; forgets anybody else's, and one that is too old. */
export const readDraft = <T>(
  { get, services }: Pick<ActionTools, 'get' | 'services'>,
  entry: StoredEntry<Owned<T>>,
) => {
  const author = get(authorAtom);
  const kept = author === null ? null : readStored(services.session, entry);
  if (kept === null) return null;
  if (kept.fund === author?.fund && kept.author === author.author && kept.until >= services.clock.now()) {
    return kept.draft;
  }
  writeStored(services.session, entry, null);
  return null;
};

/** Keeps a draft in the tab; null removes it. Nothing is kept while personal data are hidden. */
export const writeDraft = <T>(
  { get, services }: Pick<ActionTools, 'get' | 'services'>,
  entry: StoredEntry<Owned<T>>,
  draft: T | null,
): void => {
  const author = get(authorAtom);
  const until = services.clock.now() + draftKept;
  const isKept = author !== null && draft !== null;
  writeStored(services.session, entry, isKept ? JSON.stringify({ draft, until, ...author }) : null);
};

const preparedSchema = z.object({
  subject: z.string(),
  body: z.string(),
  /** What it is about; null where no hint asks for it. */
  topic: z.nullable(z.enum(contactTopics)),
});

/** A message that a page has prepared, until the contact page takes it up. */
export const preparedMessage = draftEntry(draftKeys.prepared, preparedSchema);

/** Prepares a message to the fund, which its author reads, changes and sends on the contact page. */
export const prepareMessageAction = actionAtom((tools, message: z.infer<typeof preparedSchema>): void => {
  writeDraft(tools, preparedMessage, message);
});
