import type { Transaction } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Database } from './tables.ts';

/** A transaction on the provider's tables. */
export type Tx = Transaction<Database>;

/** Who is logged in, as one statement reads it. */
export type SessionRow = {
  readonly id: string;
  readonly tenant: string;
  readonly memberId: string;
  readonly createdAt: Date;
  /** What was read in this session and is already in the access log. */
  readonly disclosed: readonly string[];
  /** The language the session's answers are worded in. */
  readonly locale: Locale;
  readonly ableToImpersonate: boolean;
  /** Rises with every change of the person's record: part of the key of computed figures. */
  readonly personVersion: number;
};

/** Whose session it was that ended. */
export type EndedSession = { readonly tenant: string; readonly memberId: string };

/** What decides whether a session is still good. */
export type SessionQuestion = {
  readonly tokenHash: string;
  readonly at: Date;
  /** Sessions last used before this are idle. */
  readonly idleSince: Date;
  /** Sessions opened before this are too old. */
  readonly bornAfter: Date;
  /** Whether the call is a use of the session; noted where the last one noted is older than `touchBefore`. */
  readonly isActivity: boolean;
  readonly touchBefore: Date;
};

/** The provider's database, on PGlite or PostgreSQL. Where it is away everything here rejects with a `StoreUnavailable`. */
export type Store = {
  readonly kind: 'pglite' | 'postgres';
  /** The key that hashes, CSRF tokens and limits are made with; the same for every process on one database. */
  readonly secret: Uint8Array;
  /**
   * Runs a transaction that sees only one fund's rows: row-level security holds whatever the query says. On a disk that
   * is nearly full it may only read, unless it `isSmall`: what must be written so that members can go on reading.
   */
  readonly withTenant: <T>(
    tenant: string,
    run: (tx: Tx) => Promise<T>,
    options?: { readonly isSmall: boolean },
  ) => Promise<T>;
  /** Runs a transaction across all funds, as the owner of the tables: deliveries, the demo's outbox and reset, cleaning up. */
  readonly withSystem: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Whose session a token is; null for none that is still good. */
  readonly findSession: (question: SessionQuestion) => Promise<SessionRow | null>;
  /** Ends a token's session, on every process at once, and runs `note` in the same transaction. Returns whose it was. */
  readonly endSession: (
    tokenHash: string,
    note: (tx: Tx, ended: EndedSession) => Promise<void>,
  ) => Promise<EndedSession | null>;
  /** The fund a login belongs to, or null for an unknown one. */
  readonly tenantOfFlow: (flowId: string) => Promise<string | null>;
  /** The fund a mailed registration link belongs to, or null for an unknown one. */
  readonly tenantOfRegistration: (registrationId: string) => Promise<string | null>;
  /** Rejects where the database does not answer within two seconds, or its disk is too full for writes. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
