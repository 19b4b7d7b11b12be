import * as z from 'zod/mini';

export const documentsSummarySchema = z.object({
  unreadDocumentsAmount: z.number(),
  labels: z._default(z.array(z.string()), []),
  isDocumentOrderingEanabled: z._default(z.boolean(), false),
});
