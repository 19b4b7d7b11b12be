import * as z from 'zod/mini';
import { sentCivilStatusCodeSchema } from '#kernel/civil-status.ts';
import { localeSchema } from '#kernel/locale.ts';
import { flag, line, maybe, text, wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

export const currentUserSchema = sent({
  firstname: line,
  lastname: line,
  emailAddress: line,
  ableToImpersonate: flag,
});

export type CurrentUser = z.infer<typeof currentUserSchema>;

/**
 * Whose portal is shown to support staff; visible while they view another member's. Where personal data are hidden, the
 * number of the other member is a word that only ends the view.
 */
export const impersonationSchema = sent(
  {
    title: z.string(),
    text: z.string(),
    loggedAhvNumber: z.string(),
    impersonatedAhvNumber: z.string(),
    isVisible: z.boolean(),
    /** Seconds until the provider ends it; only if a fund sends more than the specification's fields. */
    endsInSeconds: z.optional(wholeNumber),
  },
  { loggedAhvNumber: 'loggedSSN', impersonatedAhvNumber: 'impersonatedSSN' },
);

/** Shown to a member while support staff view their portal. */
export const viewerSchema = sent({
  /** Ends the view by `users/current/accesses/{viewId}/end`. */
  viewId: z.string(),
  /** Who it is. */
  name: text,
  /** When it began. */
  since: z.string(),
});

export type Viewer = z.infer<typeof viewerSchema>;

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
  {
    impersonation: maybe(impersonationSchema),
    session: z.optional(sessionTimesSchema),
    /** Support staff who view this member's portal now. */
    viewers: z.optional(z.array(viewerSchema)),
    /** Names of the portal's pages that are open to this member; beyond the specification. */
    pages: z.optional(z.array(z.string())),
    /** The member's civil status on record; beyond the specification, and not with hidden personal data. */
    civilStatusCode: z.optional(sentCivilStatusCodeSchema),
    /** The day up to which the fund has processed the member's data; beyond the specification. */
    processingDate: z.optional(z.string()),
    /** Lines of the fund's postal address, without its name; beyond the specification. */
    address: z.optional(z.array(z.string())),
    /** When the fund answers the telephone, in the caller's language; beyond the specification. */
    openingHours: z.optional(z.string()),
  },
  { impersonation: 'impersonationBox' },
);

export type AboutUser = z.infer<typeof userInfoMetaSchema>;

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
