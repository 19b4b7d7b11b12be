import { Kysely, sql, type Dialect } from 'kysely';
import * as z from 'zod/mini';
import { localeSchema } from '#contract/locale.ts';
import type { SessionRow, Store } from './store.ts';
import type { Database } from './tables.ts';

/** Runs one prepared statement outside any transaction, as the application role. */
export type Statement = (
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const sessionRowSchema = z.object({
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
  const { kind, dialect, statement, secret, separateRole, close } = options;
  const database = new Kysely<Database>({ dialect });
  return {
    kind,
    secret,
    withTenant: (tenant, run) =>
      database.transaction().execute(async (tx) => {
        await sql`select set_config('app.tenant', ${tenant}, true)`.execute(tx);
        return run(tx);
      }),
    withSystem: (run) =>
      database.transaction().execute(async (tx) => {
        if (separateRole) await sql`set local role none`.execute(tx);
        await sql`select set_config('app.system', 'on', true)`.execute(tx);
        return run(tx);
      }),
    findSession: async ({ tokenHash, at, idleSince, bornAfter, touchBefore }): Promise<SessionRow | null> => {
      const [found] = await statement('session_by_token', 'select * from session_by_token($1, $2, $3, $4, $5)', [
        tokenHash,
        at,
        idleSince,
        bornAfter,
        touchBefore,
      ]);
      if (found === undefined) return null;
      const row = sessionRowSchema.parse(found);
      return {
        id: row.id,
        tenant: row.tenant,
        memberId: row.member_id,
        createdAt: row.created_at,
        disclosed: row.disclosed,
        locale: row.locale,
        ableToImpersonate: row.able_to_impersonate,
        personVersion: row.person_version,
      };
    },
    endSession: async (tokenHash) => {
      const [found] = await statement('session_end', 'select * from session_end($1)', [tokenHash]);
      if (found === undefined) return null;
      const row = endedSchema.parse(found);
      return { tenant: row.tenant, memberId: row.member_id };
    },
    tenantOfFlow: async (flowId) => {
      const [found] = await statement('flow_tenant', 'select flow_tenant($1) as tenant', [flowId]);
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
