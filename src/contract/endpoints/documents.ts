import { documentsSummarySchema } from '../documents.ts';
import { endpoint } from '../endpoint.ts';

export const documentsSummary = endpoint({
  method: 'GET',
  path: 'documents/summary',
  access: 'session',
  summary: 'How many documents are unread, and whether documents can be ordered.',
  data: documentsSummarySchema,
});
