import * as z from 'zod/mini';
import { documentFileSchema, documentListSchema, documentsSummarySchema, generationSchema } from '../documents.ts';
import { endpoint } from '../endpoint.ts';

const fileCode = z.string().check(z.minLength(1), z.maxLength(2048));

/** The member’s documents, newest first. */
export const documents = endpoint({
  method: 'GET',
  path: 'documents',
  access: 'session',
  data: documentListSchema,
});

/** How many documents are unread, and whether documents can be ordered. */
export const documentsSummary = endpoint({
  method: 'GET',
  path: 'documents/summary',
  access: 'session',
  repeated: true,
  data: documentsSummarySchema,
});

/** Generates the insurance form set; with a code, tells how far it is. Repeated until it is ready or has failed. */
export const generateInsuranceFormSet = endpoint({
  method: 'GET',
  path: 'documents/generateInsuranceFormSet',
  access: 'session',
  changes: true,
  repeated: true,
  query: z.object({ fileCode: z.optional(fileCode) }),
  data: generationSchema,
});

/** One of the member’s documents as PDF, by its code; 404 for any other code. */
export const downloadDocument = endpoint({
  method: 'GET',
  path: 'documents/download',
  access: 'session',
  query: z.object({ fileCode, anonymize: z.optional(z.enum(['true', 'false'])) }),
  file: 'application/pdf',
  data: documentFileSchema,
});
