import { StartError } from '#server/kernel/start-error.ts';
import type { ScriptRunner } from './migration.ts';
import type { MigrationNames } from './migrations/names.ts';

/** The role that runs queries: it owns nothing and bypasses nothing, so that row-level security applies to it. */
export const appRole = 'pilaster_app';

const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Runs a script in a savepoint; returns whether it succeeded. */
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
 * Determines the role that runs queries, in the caller's transaction: the application role if the login may have it,
 * else the login itself, if row-level security applies to it.
 * @throws StartError for a login that could see all funds' rows.
 */
export const settleRoles = async (run: ScriptRunner): Promise<MigrationNames> => {
  const [place] = await run.rows('select session_user as login, current_schema() as schema');
  const login = String(place?.['login']);
  const schema = place?.['schema'];
  if (typeof schema !== 'string') {
    throw new StartError('DATABASE_URL leads to a database without a schema to work in: check its search_path.');
  }
  // Each of these fails if it was done before, or if the login may not do it.
  await attempt(run, `create role ${appRole} nologin`);
  await attempt(run, `grant ${appRole} to ${identifier(login)}`);
  const switches = await attempt(run, `set local role ${appRole}`);
  const [role] = await run.rows(
    'select rolsuper or rolbypassrls as unrestricted from pg_roles where rolname = current_user',
  );
  if (role?.['unrestricted'] === true) {
    throw new StartError(
      switches
        ? `The role ${appRole} bypasses row-level security: take SUPERUSER and BYPASSRLS from it.`
        : `The login "${login}" of DATABASE_URL bypasses row-level security and may not switch to the role ${appRole}: use an ordinary login, or grant it ${appRole}.`,
    );
  }
  await run.script('set local role none');
  return { schema: identifier(schema), owner: identifier(login), appRole: switches ? appRole : null };
};
