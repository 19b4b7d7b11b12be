import type { Transaction } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { AccessReason, ImpersonationEnd } from '#contract/impersonation.ts';
import type { Database } from './tables.ts';

/** A transaction on the provider's tables. */
export type Tx = Transaction<Database>;

/** Support staff who view a member's portal: who acts, on whose data is the session's member. */
export type Actor = {
  readonly memberId: string;
  readonly name: string;
  readonly impersonation: string;
  readonly reason: AccessReason;
  readonly note: string | null;
  readonly endsAt: Date;
  /** What ended the view; null while it lasts. */
  readonly overBy: ImpersonationEnd | null;
};

/** Who is logged in, as read by one statement. */
export type SessionRow = {
  readonly id: string;
  readonly tenant: string;
  /** Whose data the session reads. */
  readonly memberId: string;
  /** Who reads them, if not the member; null for the member. */
  readonly actor: Actor | null;
  readonly createdAt: Date;
  /** What has been read in this session and is already in the access log. */
  readonly disclosed: readonly string[];
  /** The language of the session's answers. */
  readonly locale: Locale;
  /** Whether whoever logged in is support staff. */
  readonly ableToImpersonate: boolean;
  /** Rises with every change of the person's record; part of the key of computed figures. */
  readonly personVersion: number;
};

/** The owner of a session that ended: the member, or the support staff who viewed their portal. */
export type EndedSession = {
  readonly tenant: string;
  readonly memberId: string;
  readonly impersonation: string | null;
};

/** What decides whether a session is still valid. */
export type SessionQuestion = {
  readonly tokenHash: string;
  readonly at: Date;
  /** Sessions last used before this are idle. */
  readonly idleSince: Date;
  /** Sessions opened before this are too old. */
  readonly bornAfter: Date;
  /** Whether the call counts as a use of the session; recorded if the last recorded one is older than `touchBefore`. */
  readonly isActivity: boolean;
  readonly touchBefore: Date;
};

/**
 * The provider's database, on PGlite or PostgreSQL. While it is unavailable, everything here rejects with a
 * `StoreUnavailable`.
 */
export type Store = {
  readonly kind: 'pglite' | 'postgres';
  /** The key for hashes, CSRF tokens and limits; the same for every process on one database. */
  readonly secret: Uint8Array;
  /**
   * Runs a transaction that sees only one fund's rows, by row-level security, whatever the query says. On a nearly full
   * disk it is read-only unless it `isSmall`: a write that members need in order to go on reading.
   */
  readonly withTenant: <T>(
    tenant: string,
    run: (tx: Tx) => Promise<T>,
    options?: { readonly isSmall: boolean },
  ) => Promise<T>;
  /**
   * Runs a transaction across all funds, as the owner of the tables: deliveries, the demo's outbox and reset, clean-up, and
   * which revision of each fund is live.
   */
  readonly withSystem: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The session of a token; null if none is valid. */
  readonly findSession: (question: SessionQuestion) => Promise<SessionRow | null>;
  /**
   * Ends a token's session, on every process at once, and runs `note` in the same transaction. Returns whose it was.
   */
  readonly endSession: (
    tokenHash: string,
    note: (tx: Tx, ended: EndedSession) => Promise<void>,
  ) => Promise<EndedSession | null>;
  /** The fund a login belongs to, or null for an unknown one. */
  readonly tenantOfFlow: (flowId: string) => Promise<string | null>;
  /** The fund a mailed registration link belongs to, or null for an unknown one. */
  readonly tenantOfRegistration: (registrationId: string) => Promise<string | null>;
  /** Rejects if the database doesn't answer within a second and a half, or if its disk is too full for writes. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
