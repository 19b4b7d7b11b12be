import { sql } from 'kysely';
import { test } from 'vitest';
import type { Tx } from '#server/store/store.ts';

/** A test of two transactions at once, for which only PostgreSQL has the connections. */
export const testTogether = (kind: 'pglite' | 'postgres', name: string, run: () => Promise<void>): void => {
  if (kind === 'postgres') test(name, run);
};

/** Resolves once another connection to the same database waits for a lock. */
export const untilBlocked = async (tx: Tx): Promise<void> => {
  for (let tries = 0; tries < 5_000; tries += 1) {
    const { rows } =
      await sql`select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`.execute(
        tx,
      );
    if (rows.length > 0) return;
  }
  throw new Error('Nobody waits for a lock.');
};
