import * as z from 'zod/mini';
import { successSchema } from '../answers.ts';
import { contactDetailSchema, contactRequestSchema, threadReadSchema, threadSchema } from '../contact.ts';
import { endpoint } from '../endpoint.ts';
import { anonymizeQuerySchema } from '../user.ts';

/** How to reach the fund: lines of text, each of which may be null. */
export const contactDetail = endpoint({
  method: 'GET',
  path: 'contact/detail',
  access: 'session',
  data: contactDetailSchema,
});

/** Sends the fund a message. */
export const sendMessage = endpoint({
  method: 'POST',
  path: 'contact/request',
  access: 'session',
  body: contactRequestSchema,
  data: successSchema,
});

/**
 * The member’s messages and the fund’s answers, by thread, latest first. Beyond the specification: a provider without
 * it answers 404.
 */
export const threads = endpoint({
  method: 'GET',
  path: 'contact/messages',
  access: 'session',
  query: anonymizeQuerySchema,
  data: z.array(threadSchema),
});

/** Says that the member has seen a thread’s answers. Beyond the specification, like the threads. */
export const readThread = endpoint({
  method: 'POST',
  path: 'contact/messages/{threadId}/read',
  access: 'session',
  body: threadReadSchema,
  data: successSchema,
});
