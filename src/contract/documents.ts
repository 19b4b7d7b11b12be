import * as z from 'zod/mini';
import { flag, list } from './fields.ts';
import { wire } from './wire.ts';

export const documentsSummarySchema = wire(
  { unreadDocuments: z.number(), labels: list(z.string()), canOrderDocuments: flag },
  { unreadDocuments: 'unreadDocumentsAmount', canOrderDocuments: 'isDocumentOrderingEanabled' },
);

/** Answer of `documents/download`: the file itself, with its name in the header `Content-Disposition`. */
export const documentFileSchema = z.object({ name: z.string(), content: z.instanceof(Uint8Array<ArrayBuffer>) });
