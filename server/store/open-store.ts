import type { Log } from '#server/kernel/log-types.ts';
import { openPglite } from './open-pglite.ts';
import type { Store } from './store.ts';

/**
 * Opens and migrates the database: PostgreSQL if `databaseUrl` is given, else embedded PGlite in `dataDir`, or in
 * memory without one. Throws a `StartError`, one clear sentence, if it can't be used.
 */
export const openStore = async (options: {
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly secretKey?: string | undefined;
  readonly log: Log;
}): Promise<Store> => {
  const { databaseUrl, dataDir, secretKey, log } = options;
  const key = secretKey === undefined ? {} : { secretKey };
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres({ databaseUrl, ...key, log });
  }
  return openPglite({ ...(dataDir !== undefined && { folder: dataDir }), ...key });
};
