import * as z from 'zod/mini';

export const documentsSummarySchema = z.object({
  unreadDocumentsAmount: z.number(),
  labels: z._default(z.array(z.string()), []),
  isDocumentOrderingEanabled: z._default(z.boolean(), false),
});

/** What `documents/download` answers: the file itself, its name in the header `Content-Disposition`. */
export const documentFileSchema = z.object({ name: z.string(), content: z.instanceof(Uint8Array<ArrayBuffer>) });
