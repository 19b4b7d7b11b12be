import { hasPostgres, startPostgres } from './postgres.ts';

/** A PostgreSQL server for all files of a run, in which each has a database of its own (docs/decisions/0255). */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['TEST_DATABASE_URL'] !== undefined || !hasPostgres()) return undefined;
  const server = await startPostgres({ outlastsCrashes: false });
  process.env['TEST_DATABASE_URL'] = server.address();
  return server.stop;
};
