import * as z from 'zod/mini';
import { successSchema } from '../answers.ts';
import { contactDetailSchema, contactRequestSchema, threadReadSchema, threadSchema } from '../contact.ts';
import { endpoint } from '../endpoint.ts';
import { anonymizeQuerySchema } from '../user.ts';

export const contactDetail = endpoint({
  method: 'GET',
  path: 'contact/detail',
  access: 'session',
  summary: 'How to reach the fund: lines of text, each of which may be null.',
  data: contactDetailSchema,
});

export const sendMessage = endpoint({
  method: 'POST',
  path: 'contact/request',
  access: 'session',
  summary: 'Sends the fund a message.',
  body: contactRequestSchema,
  data: successSchema,
});

export const threads = endpoint({
  method: 'GET',
  path: 'contact/messages',
  access: 'session',
  summary:
    'The member’s messages and the fund’s answers, by thread, latest first. Beyond the specification: a provider without it answers 404.',
  query: anonymizeQuerySchema,
  data: z.array(threadSchema),
});

export const readThread = endpoint({
  method: 'POST',
  path: 'contact/messages/{threadId}/read',
  access: 'session',
  summary: 'Says that the member has seen a thread’s answers. Beyond the specification, like the threads.',
  body: threadReadSchema,
  data: successSchema,
});
