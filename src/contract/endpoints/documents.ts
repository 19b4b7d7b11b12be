import * as z from 'zod/mini';
import { documentFileSchema, documentsSummarySchema } from '../documents.ts';
import { endpoint } from '../endpoint.ts';

export const documentsSummary = endpoint({
  method: 'GET',
  path: 'documents/summary',
  access: 'session',
  summary: 'How many documents are unread, and whether documents can be ordered.',
  data: documentsSummarySchema,
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: 'documents/download',
  access: 'session',
  summary: 'One of the member’s documents as PDF, by its code; 404 for any other code.',
  query: z.object({
    fileCode: z.string().check(z.minLength(1), z.maxLength(2048)),
    anonymize: z.optional(z.enum(['true', 'false'])),
  }),
  file: 'application/pdf',
  data: documentFileSchema,
});
