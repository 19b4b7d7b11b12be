import * as z from 'zod/mini';
import { derivedAtom, keptStateAtom, stateAtom } from '#state/kernel/atoms.ts';
import { flowKeys, json } from '#state/kernel/storage-keys.ts';

/** A document that is being generated, or has arrived and not been opened yet. */
const generationSchema = z.object({
  /** Asks how far it is and, once it is ready, for the document. */
  fileCode: z.string(),
  step: z.enum(['generating', 'ready']),
  /** When the member asked for it, in milliseconds since 1970. */
  since: z.number(),
});

/** The generation in progress; kept for a reload of the tab. */
export const generationAtom = keptStateAtom<z.infer<typeof generationSchema> | null>(
  'session',
  'documents.generation',
  null,
  {
    storage: 'session',
    entry: { key: flowKeys.generation, parse: json(generationSchema) },
    format: (generation) => generation && JSON.stringify(generation),
  },
);

/** A document to be shown: its code, its name and, where it is known, its day as shown. */
export type ShownDocument = { readonly fileCode: string; readonly title: string; readonly day?: string | undefined };

/** The document in the viewer. */
export const shownDocumentAtom = stateAtom<ShownDocument | null>('session', 'documents.shown', null);

/** Rises with every document that is opened, because that marks it as read. */
export const openedDocumentsAtom = stateAtom('session', 'documents.opened', 0);

/** Whether a document seems to be wanted, so that the desk should be there before it is. */
export const isDeskExpectedAtom = stateAtom('session', 'documents.expected', false);

/** Whether there is something to show on any page: a generation, or a document. */
export const isDeskNeededAtom = derivedAtom((get) => get(generationAtom) !== null || get(shownDocumentAtom) !== null);
