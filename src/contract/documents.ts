import * as z from 'zod/mini';
import { flag, list, wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

export const documentsSummarySchema = sent(
  { unreadDocuments: wholeNumber, labels: list(z.string()), canOrderDocuments: flag },
  { unreadDocuments: 'unreadDocumentsAmount', canOrderDocuments: 'isDocumentOrderingEanabled' },
);

/** Answer of `documents/download`: the file itself, with its name in the header `Content-Disposition`. */
export const documentFileSchema = sent({ name: z.string(), content: z.instanceof(Uint8Array<ArrayBuffer>) });
