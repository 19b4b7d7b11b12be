import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import { flag, line, maybe, wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

export const currentUserSchema = sent({
  firstname: line,
  lastname: line,
  emailAddress: line,
  ableToImpersonate: flag,
});

export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Shown to support staff while they view another member's portal. */
export const impersonationSchema = sent(
  {
    title: z.string(),
    text: z.string(),
    loggedAhvNumber: z.string(),
    impersonatedAhvNumber: z.string(),
    isVisible: z.boolean(),
  },
  { loggedAhvNumber: 'loggedSSN', impersonatedAhvNumber: 'impersonatedSSN' },
);

/** Times of the current session, sent with the current user. */
export const sessionTimesSchema = sent({
  /** Seconds without activity after which the provider ends the session. */
  idleSeconds: wholeNumber,
  /** Seconds until the session ends in any case. */
  absoluteSeconds: wholeNumber,
  /** The session's fund; pages of other funds ignore the session. */
  tenant: z.optional(z.string()),
});

export const userInfoMetaSchema = sent(
  { impersonation: maybe(impersonationSchema), session: z.optional(sessionTimesSchema) },
  { impersonation: 'impersonationBox' },
);

/** Hides personal data in the answer. */
export const anonymizeQuerySchema = z.object({ anonymize: z.optional(z.enum(['true', 'false'])) });

export const languageQuerySchema = z.object({ newLanguage: localeSchema });
/** Answer of `changemylanguage`; readers take an empty one for a success. */
export const storedLanguageSchema = z._default(sent({ language: z.nullable(localeSchema) }), { language: null });

export const countrySchema = sent({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  name: z.string(),
});
