import * as z from 'zod/mini';
import { credential, json, registrationKey } from '../kernel/storage-keys.ts';

const typed = z.optional(z.string().check(z.maxLength(400)));
const draftSchema = z.object({
  firstname: typed,
  name: typed,
  birthDate: typed,
  ahvNumber: typed,
  mobileNumber: typed,
  smsCode: typed,
  letterCode: typed,
});

/** What somebody has typed on the steps of the registration, letter for letter. */
export type RegistrationDraft = z.infer<typeof draftSchema>;

const link = z.object({ sessionId: credential, emailCode: credential });
const maskedNumber = z.nullable(z.string().check(z.minLength(1), z.maxLength(64)));
const entered = z.nullable(z.string().check(z.maxLength(400)));

const registrationSchema = z.object({
  draft: draftSchema,
  flow: z.discriminatedUnion('stage', [
    z.object({
      stage: z.literal('details'),
      link,
      termsAccepted: z.boolean(),
      person: z.object({ firstname: entered, name: entered, birthDate: entered }),
    }),
    z.object({ stage: z.literal('phone'), link }),
    z.object({
      stage: z.literal('sms'),
      link,
      mobileNumber: maskedNumber,
      resendAt: z.number(),
      triesLeft: z.nullable(z.number()),
    }),
    z.object({
      stage: z.literal('letter'),
      link,
      news: z.enum(['announced', 'awaited', 'ordered']),
      triesLeft: z.nullable(z.number()),
      orderAt: z.number(),
    }),
  ]),
});

/** Where the registration under way stands, and what was typed so far (session storage). */
export const storedRegistration = { ...registrationKey, parse: json(registrationSchema) };
