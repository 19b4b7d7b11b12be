import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, sql, type Dialect } from 'kysely';
import type { DiskSpace } from './disk-space.ts';
import { endSessionIn, sessionLookup } from './session-lookup.ts';
import { onStore, StoreUnavailable } from './store-unavailable.ts';
import type { Store, Tx } from './store.ts';
import type { Database } from './tables.ts';

/** Milliseconds after which the database counts as not ready. */
const pingPatience = 1_500;

const enterTenant = async (tx: Tx, tenant: string): Promise<void> => {
  await sql`select set_config('app.tenant', ${tenant}, true)`.execute(tx);
};

/**
 * The store on an open database, PGlite or PostgreSQL.
 * @param options.dialect runs queries as the application role, which row-level security limits to one fund.
 * @param options.separateRole whether that role isn't the owner of the tables.
 */
export const storeOn = (options: {
  readonly kind: Store['kind'];
  readonly dialect: Dialect;
  readonly secret: Uint8Array;
  readonly separateRole: boolean;
  /** How much space the disk has, if the database is on this machine; ample by default. */
  readonly diskSpace?: () => Promise<DiskSpace>;
  /** Called after Kysely has ended: it closes no database that it was never asked to query. */
  readonly close?: () => Promise<void> | void;
}): Store => {
  const { kind, dialect, secret, separateRole, close, diskSpace = () => Promise.resolve('ample') } = options;
  const database = new Kysely<Database>({ dialect });
  const findSession = sessionLookup(database);

  const enterSystem = async (tx: Tx): Promise<void> => {
    if (separateRole) await sql`set local role none`.execute(tx);
    await sql`select set_config('app.system', 'on', true)`.execute(tx);
  };

  /** Runs a transaction, read-only if the disk has less space than `needs`. */
  const transact = <T>(
    enter: (tx: Tx) => Promise<void>,
    run: (tx: Tx) => Promise<T>,
    needs: Exclude<DiskSpace, 'out'> = 'ample',
  ): Promise<T> =>
    onStore(async () => {
      const space = await diskSpace();
      return database.transaction().execute(async (tx) => {
        if (space !== 'ample' && space !== needs) await sql`set transaction read only`.execute(tx);
        await enter(tx);
        return run(tx);
      });
    });

  /** The fund returned by a database function. */
  const tenantBy = (question: ReturnType<typeof sql<{ tenant: string | null }>>): Promise<string | null> =>
    onStore(async () => (await question.execute(database)).rows[0]?.tenant ?? null);

  return {
    kind,
    secret,
    withTenant: (tenant, run, options) =>
      transact((tx) => enterTenant(tx, tenant), run, options?.isSmall === true ? 'low' : 'ample'),
    withSystem: (run) => transact(enterSystem, run),
    findSession: (question) =>
      onStore(async () => {
        const isActivity = question.isActivity && (await diskSpace()) !== 'out';
        return findSession({ ...question, isActivity });
      }),
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
    tenantOfFlow: (flowId) => tenantBy(sql`select flow_tenant(${flowId}) as tenant`),
    tenantOfRegistration: (registrationId) => tenantBy(sql`select registration_tenant(${registrationId}) as tenant`),
    ping: async () => {
      if ((await diskSpace()) !== 'ample') {
        throw new StoreUnavailable({ code: '53100', message: 'The disk of the database is nearly full.' }, undefined);
      }
      const patience = delay(pingPatience, null, { ref: false });
      const answer = await onStore(() => Promise.race([sql`select 1`.execute(database), patience]));
      if (answer === null) throw new StoreUnavailable({ code: 'ETIMEDOUT', message: 'No answer in time.' }, undefined);
    },
    close: async () => {
      await database.destroy();
      await close?.();
    },
  };
};
