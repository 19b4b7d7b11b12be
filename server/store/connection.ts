import { setImmediate } from 'node:timers/promises';
import { Kysely, sql, type Dialect } from 'kysely';
import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import { isLostConnection, onStore } from './store-unavailable.ts';
import type { EndedSession, SessionQuestion, SessionRow, Store, Tx } from './store.ts';
import type { Database } from './tables.ts';

/** Runs one prepared statement outside any transaction, as the application role. */
export type Statement = (
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const sessionRowSchema = z.object({
  token_hash: z.string(),
  id: z.string(),
  tenant: z.string(),
  member_id: z.string(),
  created_at: z.date(),
  disclosed: z.array(z.string()),
  locale: localeSchema,
  able_to_impersonate: z.boolean(),
  person_version: z.number(),
});
const endedSchema = z.object({ tenant: z.string(), member_id: z.string() });
const flowTenantSchema = z.object({ tenant: z.nullable(z.string()) });

/** How many lost connections of a pool are passed over before a transaction gives up: a pool may have lost all it had. */
const mostLostConnections = 10;

/** Most tokens that one statement asks for. */
const mostTokens = 200;

/**
 * Answers whose sessions tokens are. Questions that come while a statement is under way wait for the next one and share
 * it: a statement never begins before the question it answers was asked, so that a session that has ended is never found
 * again.
 */
const sessionFinder = (statement: Statement): Store['findSession'] => {
  type Waiting = SessionQuestion & {
    readonly resolve: (row: SessionRow | null) => void;
    readonly reject: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  let isBusy = false;

  const askFor = async (batch: readonly Waiting[]): Promise<void> => {
    const touches = new Map<string, boolean>();
    for (const { tokenHash, isActivity } of batch) {
      touches.set(tokenHash, isActivity || (touches.get(tokenHash) ?? false));
    }
    const newest = batch.reduce((one, other) => (other.at > one.at ? other : one));
    const rows = await statement('sessions_by_token', 'select * from sessions_by_token($1, $2, $3, $4, $5, $6)', [
      [...touches.keys()],
      [...touches.values()],
      newest.at,
      newest.idleSince,
      newest.bornAfter,
      newest.touchBefore,
    ]);
    const found = new Map(
      rows.map((each): [string, SessionRow] => {
        const row = sessionRowSchema.parse(each);
        return [
          row.token_hash,
          {
            id: row.id,
            tenant: row.tenant,
            memberId: row.member_id,
            createdAt: row.created_at,
            disclosed: row.disclosed,
            locale: row.locale,
            ableToImpersonate: row.able_to_impersonate,
            personVersion: row.person_version,
          },
        ];
      }),
    );
    for (const { tokenHash, resolve } of batch) resolve(found.get(tokenHash) ?? null);
  };

  const work = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) {
      // Whatever has arrived by now comes along: the embedded database leaves no other pause to arrive in.
      await setImmediate();
      const batch = waiting.slice(0, mostTokens);
      waiting = waiting.slice(mostTokens);
      try {
        await askFor(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isBusy = false;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...question, resolve, reject });
      if (!isBusy) void work();
    });
};

const enterTenant = async (tx: Tx, tenant: string): Promise<void> => {
  await sql`select set_config('app.tenant', ${tenant}, true)`.execute(tx);
};

/** Ends a token's session as part of a transaction, whichever fund it belongs to. Returns whose it was. */
export const endSessionIn = async (tx: Tx, tokenHash: string): Promise<EndedSession | null> => {
  const { rows } = await sql`select * from session_end(${tokenHash})`.execute(tx);
  if (rows[0] === undefined) return null;
  const { tenant, member_id: memberId } = endedSchema.parse(rows[0]);
  return { tenant, memberId };
};

/**
 * The store on an open database, whichever it is.
 * `systemRole` is the SQL that turns a transaction from the application role to the owner; empty where they are one.
 */
export const storeOn = (options: {
  readonly kind: Store['kind'];
  readonly dialect: Dialect;
  readonly statement: Statement;
  readonly secret: Uint8Array;
  readonly separateRole: boolean;
  readonly close: () => Promise<void>;
}): Store => {
  const { kind, dialect, secret, separateRole, close } = options;
  const statement: Statement = (...question) => onStore(() => options.statement(...question));
  const database = new Kysely<Database>({ dialect });
  const enterSystem = async (tx: Tx): Promise<void> => {
    if (separateRole) await sql`set local role none`.execute(tx);
    await sql`select set_config('app.system', 'on', true)`.execute(tx);
  };

  /**
   * Runs a transaction. A connection of the pool that turns out to be gone before the work has begun is no failure: nothing
   * was done on it, and the next one takes its place.
   */
  const transact = async <T>(enter: (tx: Tx) => Promise<void>, run: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let spent = 0; ; spent += 1) {
      let hasBegun = false;
      try {
        return await database.transaction().execute(async (tx) => {
          await enter(tx);
          hasBegun = true;
          return run(tx);
        });
      } catch (error) {
        if (hasBegun || spent >= mostLostConnections || !isLostConnection(error)) throw error;
      }
    }
  };

  return {
    kind,
    secret,
    withTenant: (tenant, run) => onStore(() => transact((tx) => enterTenant(tx, tenant), run)),
    withSystem: (run) => onStore(() => transact(enterSystem, run)),
    findSession: sessionFinder(statement),
    endSession: (tokenHash, note) =>
      onStore(() =>
        database.transaction().execute(async (tx) => {
          const ended = await endSessionIn(tx, tokenHash);
          if (ended === null) return null;
          await enterTenant(tx, ended.tenant);
          await note(tx, ended);
          return ended;
        }),
      ),
    tenantOfFlow: async (flowId) => {
      const [found] = await statement('flow_tenant', 'select flow_tenant($1) as tenant', [flowId]);
      return flowTenantSchema.parse(found).tenant;
    },
    tenantOfRegistration: async (registrationId) => {
      const [found] = await statement('registration_tenant', 'select registration_tenant($1) as tenant', [
        registrationId,
      ]);
      return flowTenantSchema.parse(found).tenant;
    },
    ping: async () => {
      await statement('ping', 'select 1', []);
    },
    close: async () => {
      await database.destroy();
      await close();
    },
  };
};
