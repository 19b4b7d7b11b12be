import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import { flag, knownDay, line, list, maybe, text, wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

/** One of the member's documents. */
export const documentSchema = sent(
  {
    id: line,
    date: knownDay,
    /** What kind of document it is, in the member's language. */
    type: line,
    /** The calendar year that it is about, if it is about one; beyond the specification. */
    year: maybe(wholeNumber),
    /** The language in which it was issued; beyond the specification. */
    language: maybe(localeSchema),
    /** What is special about its state, in the member's language; null for an ordinary document. */
    stateLabel: text,
    unread: flag,
    /** Address of its PDF, below the API base. */
    pdfLink: text,
  },
  { type: 'documenttype' },
);

/** Answer of `documents`, newest first. */
export const documentListSchema = list(documentSchema);

export const documentsSummarySchema = sent(
  {
    unreadDocuments: wholeNumber,
    /** The kinds of document that the member has, in their language. */
    labels: list(z.string()),
    /** Whether the member may have documents generated. */
    canOrderDocuments: flag,
  },
  { unreadDocuments: 'unreadDocumentsAmount', canOrderDocuments: 'isDocumentOrderingEanabled' },
);

/** How far the generation of a document is. */
export const generationSchema = sent({
  isReady: flag,
  hasError: flag,
  /** Asks for the same generation again and, once it is ready, for the document. */
  fileCode: text,
});

/** Answer of `documents/download`: the file itself, with its name in the header `Content-Disposition`. */
export const documentFileSchema = sent({ name: z.string(), content: z.instanceof(Uint8Array<ArrayBuffer>) });
