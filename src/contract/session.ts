import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import { sentCodeFields, succeeded, successName, successSchema } from './answers.ts';
import { wholeNumber } from './fields.ts';
import { currentUserSchema } from './user.ts';
import { sent } from './sent.ts';

const code = z.string().check(z.minLength(1), z.maxLength(64));
/** As long as an address may be: other providers' codes are signed documents. */
const emailCode = z.string().check(z.minLength(1), z.maxLength(4096));

/** Body of `sessions/email` and `registrations/`: to whom to mail a link, and where it leads. */
export const linkRequestSchema = z.object({
  emailAddress: z.string().check(z.minLength(3), z.maxLength(254)),
  /** The portal's route without credentials; the mail appends `/{sessionId}/{emailCode}`. */
  urlCallback: z.string().check(z.minLength(1), z.maxLength(2048)),
  tenant: z.string().check(z.minLength(1), z.maxLength(64)),
  language: localeSchema,
});

export const emailCodeSchema = z.object({ emailCode });

export const smsCodeSchema = z.object({ smsCode: code });

/** Answer to a link request; it doesn't reveal whether the address is known. */
export const linkSentSchema = z._default(
  sent(
    {
      isSuccessful: succeeded,
      /** Seconds for which the link is good. */
      validForSeconds: z.optional(wholeNumber),
    },
    successName,
  ),
  { isSuccessful: true },
);

/** Answer of `sessions/sms`: the mobile number, masked except for its first 6 and last 2 characters. */
export const smsSentSchema = z._default(
  sent(
    {
      mobileNumber: z.nullable(z.string()),
      ...sentCodeFields,
    },
    { mobileNumber: 'mobileFone' },
  ),
  { mobileNumber: null },
);

/** Answer of `sessions/login`. The token is kept for the tab only. */
export const loggedInSchema = z._default(
  sent({
    /** Empty for a provider that authenticates by cookie alone, which may say nothing at all. */
    token: z._default(z.string(), ''),
    user: z.nullable(currentUserSchema),
    language: z.optional(localeSchema),
  }),
  { token: '', user: null },
);

export const loggedOutSchema = successSchema;
