import * as z from 'zod/mini';
import { contactTopics } from './contact-topics.ts';
import { flag, list, maybe } from './fields.ts';
import { sent } from './sent.ts';
import { knownTime } from './time.ts';

/**
 * Answer of `contact/detail`: lines of text in the order in which they are shown. The specification doesn't name them, so
 * their names are the provider's; readers recognise telephone numbers and addresses by their form.
 */
export const contactDetailSchema = z.record(z.string(), z.nullable(z.string()));

/**
 * Body of `contact/request`. Which texts are refused is in `#domain/message-rules.ts`; the portal uses the same rules.
 */
export const contactRequestSchema = z.object({
  subject: z.string(),
  body: z.string(),
  /** The thread that the message continues; beyond the specification. */
  threadId: maybe(z.string().check(z.maxLength(128))),
  /** What a new thread is about, if a link to the form or the member has said so; beyond the specification. */
  topic: maybe(z.enum(contactTopics)),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** A message of a thread. */
export const threadMessageSchema = sent({
  author: z.enum(['member', 'fund']),
  text: z.string(),
  sentAt: knownTime,
});

/**
 * An entry of `contact/messages`, which is beyond the specification: what a member has written on one subject, and what
 * the fund has answered. Oldest message first; subject and texts are empty if personal data are hidden.
 */
export const threadSchema = sent({
  id: z.string(),
  subject: z.string(),
  /** `answered` if the latest message is the fund's. */
  state: z.enum(['received', 'answered']),
  /** Whether it has an answer that the member hasn't seen. */
  unread: flag,
  messages: list(threadMessageSchema),
});

/** Body of `contact/messages/{threadId}/read`: when the newest message that they have seen was sent; null if unknown. */
export const threadReadSchema = sent({ until: knownTime });

export type Thread = z.infer<typeof threadSchema>;
