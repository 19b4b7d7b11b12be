import * as z from 'zod/mini';
import { succeeded, successName } from './answers.ts';
import { flag, list, maybe, text, wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

/** Why support staff look at a member's portal, as they choose it from a list. */
export const viewReasons = ['memberRequest', 'problem', 'dataCheck', 'other'] as const;
export type ViewReason = (typeof viewReasons)[number];

/** A reason in the access log; a client that sends none is recorded, too. */
export type AccessReason = ViewReason | 'notGiven';

/** What ended a view: the support, the member, the clock, a withdrawn access, or the end of the session. */
export type ImpersonationEnd = 'support' | 'member' | 'time' | 'access' | 'session';

/** The longest remark with a reason, in characters. */
export const noteLength = 300;

/** One of the members; the number is null if personal data are hidden. */
const impersonatedSchema = sent(
  { isActive: flag, ahvNumber: z._default(text, null) },
  { ahvNumber: 'socialSecurityNumber' },
);

/** One page of the members that support staff may view, by fund; `isActive` marks whose portal they are viewing. */
export const impersonationsSchema = sent({
  items: list(sent({ tenantCode: z.string(), impersonateds: list(impersonatedSchema) })),
});

/** Page and size of a page; `anonymize` hides the numbers. */
export const impersonationsQuerySchema = z.object({
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  pageSize: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/))),
  anonymize: z.optional(z.enum(['true', 'false'])),
});

/** Where the page is in the whole list. */
export const impersonationsMetaSchema = sent({
  page: z.optional(wholeNumber),
  pageSize: z.optional(wholeNumber),
  total: z.optional(wholeNumber),
});

/** The field that a refusal names if the number is the caller's own: with hidden data their page doesn't know it. */
export const ownNumberField = 'loggedSSN';

export const impersonateQuerySchema = z.object({ isActive: z.enum(['true', 'false']) });

/** Why somebody looks at a member's portal; a client that knows only the specification sends nothing. */
export const impersonateSchema = maybe(
  z.object({ reason: maybe(z.enum(viewReasons)), note: maybe(z.string().check(z.maxLength(noteLength))) }),
);

/** The session has a new token from here on; clients that authenticate by token find it here. */
export const impersonatedAnswerSchema = z._default(
  sent({ isSuccessful: succeeded, token: z.optional(z.string()) }, successName),
  { isSuccessful: true },
);

/** One line of the access log, with everything that its hash is made from. */
const accessSchema = sent({
  position: wholeNumber,
  /** When, in UTC to the millisecond. */
  at: z.string(),
  act: z.string(),
  object: z.string(),
  /** Who it was: the member, or support staff. */
  actor: z.string(),
  actorName: text,
  /** The view that it was part of. */
  impersonation: text,
  reason: text,
  note: text,
  requestId: z.string(),
  previousHash: z.string(),
  hash: z.string(),
});

export type Access = z.infer<typeof accessSchema>;

/**
 * Who looked at a member's data: the newest lines, or the newest of those before a position, oldest first. Each hash
 * covers the line and the hash before it, so that a changed, removed or inserted line shows. With hidden personal data the
 * names are missing, and the lines can't be verified.
 */
export const accessesSchema = sent({
  tenant: z.string(),
  /** Whose data it is; null if personal data are hidden. */
  subject: text,
  entries: z.array(accessSchema),
  /** The newest line that there is. */
  head: z.nullable(sent({ position: wholeNumber, hash: z.string() })),
  /** What the fund's log is known by, and when it began; null before its first line. */
  origin: z.nullable(sent({ id: z.string(), beganAt: z.string() })),
});

export type Accesses = z.infer<typeof accessesSchema>;

/** `before`: only lines before this position, to read on from the oldest line of an earlier answer. */
export const accessesQuerySchema = z.object({
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  anonymize: z.optional(z.enum(['true', 'false'])),
});
