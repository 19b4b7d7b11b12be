import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/kernel/log-types.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { storeOn, type Statement } from './connection.ts';
import { migrate, type ScriptRunner } from './migration.ts';
import type { MigrationNames } from './migrations/names.ts';
import { loadSecret } from './secret.ts';
import { causeOf, isLostConnection } from './store-unavailable.ts';
import type { Store } from './store.ts';

const appRole = 'pilaster_app';
const defaultPoolSize = 8;

const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const runnerOn = (client: pg.ClientBase): ScriptRunner => ({
  script: async (text) => {
    await client.query(text);
  },
  rows: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
});

/** Runs something in a savepoint and says whether it went through. */
const attempt = async (run: ScriptRunner, script: string): Promise<boolean> => {
  await run.script('savepoint attempt');
  try {
    await run.script(script);
    await run.script('release savepoint attempt');
    return true;
  } catch {
    await run.script('rollback to savepoint attempt');
    return false;
  }
};

/**
 * Finds the role that queries run as. A login that can create or switch to the application role uses it; an ordinary
 * login, which row-level security restricts, works as itself. Anybody else would see through the wall between funds.
 */
const settleRoles = async (run: ScriptRunner): Promise<MigrationNames> => {
  const [who] = await run.rows(
    `select session_user as name, current_schema() as schema, r.rolsuper or r.rolbypassrls as unrestricted,
            exists (select from pg_roles a where a.rolname = '${appRole}') as known
       from pg_roles r where r.rolname = session_user`,
  );
  const name = String(who?.['name']);
  const schema = who?.['schema'];
  if (typeof schema !== 'string') {
    throw new StartError('DATABASE_URL leads to a database without a schema to work in: check its search_path.');
  }
  if (who?.['known'] !== true) await attempt(run, `create role ${appRole} nologin`);
  const canSwitch = async () =>
    (await attempt(run, `set local role ${appRole}`)) && (await attempt(run, 'set local role none'));
  const switches =
    (await canSwitch()) || ((await attempt(run, `grant ${appRole} to ${identifier(name)}`)) && (await canSwitch()));
  if (switches) {
    const [role] = await run.rows(
      `select rolsuper or rolbypassrls as unrestricted from pg_roles where rolname = '${appRole}'`,
    );
    if (role?.['unrestricted'] === true) {
      throw new StartError(`The role ${appRole} bypasses row-level security: take SUPERUSER and BYPASSRLS from it.`);
    }
  } else if (who?.['unrestricted'] === true) {
    throw new StartError(
      `The login "${name}" of DATABASE_URL bypasses row-level security and may not switch to the role ${appRole}: use an ordinary login, or grant it ${appRole}.`,
    );
  }
  return { schema: identifier(schema), owner: identifier(name), appRole: switches ? appRole : null };
};

/** After this many milliseconds a pool that was cut down tries for its full size again. */
const cutLasts = 60_000;

/**
 * A pool that makes do with the connections a server has to give: where one more is refused while others are open, it
 * waits for one of those for a while.
 */
class ModestPool extends pg.Pool {
  readonly #wanted = this.options.max;
  #open = 0;
  #cutAt = 0;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', () => (this.#open += 1));
    this.on('remove', () => (this.#open -= 1));
  }

  /** Takes a connection out of the pool. */
  async take(): Promise<pg.PoolClient> {
    if (this.#cutAt !== 0 && performance.now() - this.#cutAt > cutLasts) {
      this.options.max = this.#wanted;
      this.#cutAt = 0;
    }
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        const refused = ['53300', '57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(causeOf(error).code);
        if (!refused || this.#open < 1) throw error;
        this.options.max = this.#open;
        this.#cutAt = performance.now();
      }
    }
  }
}

/**
 * One connection on which statements follow each other without waiting for each answer (pipelining): twice as many a
 * second as through a pool, with half the work. It opens when first asked and again after it was lost. Where the server
 * has no connection left for it, `otherwise` takes the statements for a minute.
 */
const createFastLane = (options: {
  readonly connect: () => Promise<pg.Client>;
  readonly otherwise: Statement;
}): { readonly statement: Statement; readonly close: () => Promise<void> } => {
  let lane: Promise<pg.Client> | null = null;
  let refusedAt: number | null = null;

  const open = async (): Promise<pg.Client> => {
    const opening = options.connect();
    lane = opening;
    const forget = () => {
      if (lane === opening) lane = null;
    };
    try {
      const client = await opening;
      client.once('end', forget);
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  };

  return {
    statement: async (name, text, values) => {
      if (refusedAt !== null && performance.now() - refusedAt < cutLasts) return options.otherwise(name, text, values);
      refusedAt = null;
      let client: pg.Client;
      try {
        client = await (lane ?? open());
      } catch {
        refusedAt = performance.now();
        return options.otherwise(name, text, values);
      }
      return (await client.query<Record<string, unknown>>({ name, text, values: [...values] })).rows;
    },
    close: async () => {
      const client = await lane?.catch(() => null);
      await client?.end();
    },
  };
};

/** Splits our own parameter off the address; what is left is PostgreSQL's. */
const readAddress = (databaseUrl: string): { connectionString: string; max: number } => {
  let address: URL;
  try {
    address = new URL(databaseUrl);
  } catch {
    throw new StartError('DATABASE_URL is no address: postgres://user:password@host:5432/database is expected.');
  }
  if (address.protocol !== 'postgres:' && address.protocol !== 'postgresql:') {
    throw new StartError('DATABASE_URL must start with postgres://.');
  }
  const size = address.searchParams.get('pool_size');
  address.searchParams.delete('pool_size');
  const max = size === null ? defaultPoolSize : Number(size);
  if (!Number.isInteger(max) || max < 1 || max > 200) {
    throw new StartError('pool_size in DATABASE_URL is a whole number from 1 to 200.');
  }
  return { connectionString: address.href, max };
};

/**
 * The store on PostgreSQL. `pool_size` in the address sets the most connections (8). Throws a `StartError` where the
 * server cannot be reached or its login cannot be walled.
 */
export const openPostgres = async (options: {
  readonly databaseUrl: string;
  readonly secretKey?: string;
  readonly log: Log;
}): Promise<Store> => {
  const { connectionString, max } = readAddress(options.databaseUrl);
  const connection: pg.PoolConfig = {
    connectionString,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'pilaster',
    keepAlive: true,
  };

  const setUp = async (): Promise<{ names: MigrationNames; secret: Uint8Array }> => {
    let client: pg.Client | undefined;
    try {
      client = new pg.Client(connection);
      await client.connect();
      await client.query('begin');
      const run = runnerOn(client);
      await run.script("select pg_advisory_xact_lock(hashtext('pilaster migrations'))");
      const names = await settleRoles(run);
      await migrate(run, names);
      await run.script("select set_config('app.system', 'on', true)");
      const secret = await loadSecret(run, options.secretKey);
      await client.query('commit');
      return { names, secret };
    } catch (error) {
      if (error instanceof StartError) throw error;
      const { code, message } = causeOf(error);
      throw new StartError(
        `The database of DATABASE_URL does not answer as needed (${message || code}): check its host, port, user, password, name and parameters.`,
        { cause: error },
      );
    } finally {
      await client?.end().catch(() => undefined);
    }
  };
  const { names, secret } = await setUp();

  const pool = new ModestPool({
    ...connection,
    max,
    min: 1,
    idleTimeoutMillis: 30_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its type does not say so
    onConnect: async (client) => {
      if (names.appRole !== null) await client.query(`set role ${names.appRole}`);
    },
  });
  // A connection may be lost in anybody's hands: who holds it learns of it by the query that fails.
  pool.on('connect', (client) => {
    client.on('error', (error: Error) => options.log.error('database_connection_lost', error));
  });
  pool.on('error', () => undefined);

  const ask: Statement = async (name, text, values) => {
    const client = await pool.take();
    let lost = false;
    try {
      return (await client.query<Record<string, unknown>>({ name, text, values: [...values] })).rows;
    } catch (error) {
      lost = isLostConnection(error);
      throw error;
    } finally {
      client.release(lost);
    }
  };

  const fastLane = createFastLane({
    connect: async () => {
      const client = new pg.Client({ ...connection, pipeline: true });
      client.on('error', (error) => options.log.error('database_connection_lost', error));
      try {
        await client.connect();
        if (names.appRole !== null) await client.query(`set role ${names.appRole}`);
        return client;
      } catch (error) {
        await client.end().catch(() => undefined);
        throw error;
      }
    },
    otherwise: ask,
  });

  // One connection is open before the first call, so that a refused second one finds it.
  (await pool.take()).release();

  return storeOn({
    kind: 'postgres',
    dialect: new PostgresDialect({
      pool: { connect: () => pool.take(), end: () => pool.end(), options: pool.options },
    }),
    // Each of these statements may be repeated: once more on a fresh connection where the server had cut the old one.
    statement: async (...question) => {
      try {
        return await fastLane.statement(...question);
      } catch (error) {
        if (!isLostConnection(error)) throw error;
        return ask(...question);
      }
    },
    secret,
    separateRole: names.appRole !== null,
    close: async () => {
      await fastLane.close();
      if (!pool.ended) await pool.end();
    },
  });
};
