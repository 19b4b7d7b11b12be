import { hasPostgres, startPostgres, type PostgresServer } from './postgres.ts';

let server: PostgresServer | undefined;

/** A PostgreSQL server for all files of a run, in which each has a database of its own (docs/decisions/0255). */
export const setup = async (): Promise<void> => {
  if (process.env['TEST_DATABASE_URL'] !== undefined || !hasPostgres()) return;
  server = await startPostgres({ outlastsCrashes: false });
  process.env['TEST_DATABASE_URL'] = server.address();
};

/** Ends it with the run. */
export const teardown = async (): Promise<void> => {
  await server?.stop();
};
