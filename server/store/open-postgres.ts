import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/kernel/log-types.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { settleRoles } from './app-role.ts';
import { storeOn } from './kysely-store.ts';
import { migrate, type ScriptRunner } from './migration.ts';
import type { MigrationNames } from './migrations/names.ts';
import { loadSecret } from './secret.ts';
import { causeOf } from './store-unavailable.ts';
import type { Store } from './store.ts';

const defaultPoolSize = 8;

/**
 * Milliseconds. A server that hangs is worse than one that is gone, so each wait is limited: for a connection, for a
 * statement, which the server cancels, and for a silent connection. Idle ones are closed before that.
 */
const limits = { connect: 3_000, idle: 5_000, statement: 6_000, silence: 7_000 } as const;

/** A socket that fails if it is silent for too long, such as during a statement that is never answered. */
const impatientSocket = (): Socket => {
  const socket = new Socket();
  socket.setTimeout(limits.silence, () => {
    socket.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
  });
  return socket;
};

/** Separates our own parameter from the address; the rest is PostgreSQL's. */
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

const runnerOn = (client: pg.Client): ScriptRunner => ({
  script: async (text) => {
    await client.query(text);
  },
  rows: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
});

/** Migrates the database and reads what the provider needs to know of it. */
const setUp = async (
  connection: pg.ClientConfig,
  secretKey: string | undefined,
): Promise<{ names: MigrationNames; secret: Uint8Array }> => {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client(connection);
    // A connection that is lost here fails its current statement.
    client.on('error', () => undefined);
    await client.connect();
    const run = runnerOn(client);
    await run.script('begin');
    await run.script("select pg_advisory_xact_lock(hashtext('pilaster migrations'))");
    const names = await settleRoles(run);
    await migrate(run, names);
    await run.script("select set_config('app.system', 'on', true)");
    const secret = await loadSecret(run, secretKey);
    await run.script('commit');
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

/**
 * The store on PostgreSQL. `pool_size` in the address sets the maximum number of connections (8).
 * @throws StartError if the server can't be reached, or if row-level security can't apply to its login.
 */
export const openPostgres = async (options: {
  readonly databaseUrl: string;
  readonly secretKey?: string;
  readonly log: Log;
}): Promise<Store> => {
  const { connectionString, max } = readAddress(options.databaseUrl);
  const connection: pg.ClientConfig = { connectionString, application_name: 'pilaster', keepAlive: true };
  // Migrations may take their time.
  const { names, secret } = await setUp({ ...connection, connectionTimeoutMillis: 10_000 }, options.secretKey);

  const pool = new pg.Pool({
    ...connection,
    max,
    stream: impatientSocket,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: limits.idle,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.statement,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its type does not say so
    onConnect: async (client) => {
      if (names.appRole !== null) await client.query(`set role ${names.appRole}`);
    },
  });
  // A lost connection fails its query if it is in use and is replaced by the pool if it is idle, so it is only logged.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.error('database_connection_lost', error));
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', () => undefined);

  return storeOn({
    kind: 'postgres',
    dialect: new PostgresDialect({ pool }),
    secret,
    separateRole: names.appRole !== null,
  });
};
