import * as z from 'zod/mini';
import { documentFileSchema } from '../documents.ts';
import { endpoint } from '../endpoint.ts';
import { hintsSchema, putOffAnswerSchema, putOffSchema } from '../hints.ts';

const anonymize = z.optional(z.enum(['true', 'false']));

/** What is important to the member today: at most three hints, the most urgent first, without those that are put off. */
export const hints = endpoint({
  method: 'GET',
  path: 'hints',
  access: 'session',
  query: z.object({ anonymize }),
  data: hintsSchema,
});

/** Puts one of the member's hints off, or takes that back; 404 for one that they don't have. */
export const putOffHint = endpoint({
  method: 'PUT',
  path: 'hints/{key}/put-off',
  access: 'session',
  body: putOffSchema,
  data: putOffAnswerSchema,
});

/** The day of one of the member's hints as a calendar file; 404 for one that they don't have, or without a day. */
export const hintCalendar = endpoint({
  method: 'GET',
  path: 'hints/{key}/calendar',
  access: 'session',
  query: z.object({ anonymize }),
  file: 'text/calendar',
  data: documentFileSchema,
});
