import * as z from 'zod/mini';
import { civilStatusSchema } from '../civil-status-page.ts';
import { endpoint } from '../endpoint.ts';

/** The civil status, since when, and what applies in it and in others. */
export const civilStatus = endpoint({
  method: 'GET',
  path: 'pages/civilstatus',
  access: 'session',
  query: z.object({ anonymize: z.optional(z.enum(['true', 'false'])) }),
  data: civilStatusSchema,
});
