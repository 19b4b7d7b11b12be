import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { StartError } from '#server/kernel/start-error.ts';
import { storeOn } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate, type ScriptRunner } from './migration.ts';
import { loadSecret } from './secret.ts';
import type { Store } from './store.ts';

const appRole = 'pilaster_app';

const open = async (dataDir: string | undefined, cluster: Blob | undefined): Promise<PGlite> => {
  try {
    // A commit is answered after its log record is written: never relaxed.
    return await PGlite.create({
      ...(dataDir !== undefined && { dataDir }),
      ...(cluster !== undefined && { loadDataDir: cluster }),
      relaxedDurability: false,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartError(
      dataDir === undefined
        ? `The embedded database cannot be opened in memory: ${reason}.`
        : `The embedded database ${dataDir} cannot be opened (${reason.replace(/\.$/, '')}): put a backup of it back, or set another DATA_DIR.`,
      { cause: error },
    );
  }
};

/**
 * The store on embedded PGlite: in `folder`, or in memory without one. One process at a time; a lock left by a process
 * that was killed is no obstacle. Throws a `StartError`.
 */
export const openPglite = async (options: {
  readonly folder?: string;
  readonly secretKey?: string;
  /** An empty cluster that PGlite dumped before; making a new one takes seconds. */
  readonly cluster?: Blob;
}): Promise<Store> => {
  const release = options.folder === undefined ? () => undefined : await lockFolder(options.folder);
  try {
    const dataDir = options.folder === undefined ? undefined : join(options.folder, 'db');
    const lite = await open(dataDir, options.cluster);
    const secret = await lite.transaction(async (tx) => {
      const run: ScriptRunner = {
        script: async (text) => {
          await tx.exec(text);
        },
        rows: async (text) => (await tx.query<Record<string, unknown>>(text)).rows,
      };
      await run.script(
        `do $$ begin if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if; end $$`,
      );
      await migrate(run, { schema: 'public', owner: 'postgres', appRole });
      return loadSecret(run, options.secretKey);
    });
    await lite.exec(`set role ${appRole}`);
    return storeOn({
      kind: 'pglite',
      dialect: new PGliteDialect({ pglite: lite }),
      statement: async (_name, text, values) =>
        (
          await lite.query<Record<string, unknown>>(text, [...values], {
            serializers: {
              [types.TIMESTAMPTZ]: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
            },
          })
        ).rows,
      secret,
      separateRole: true,
      close: async () => {
        if (!lite.closed) await lite.close();
        release();
      },
    });
  } catch (error) {
    release();
    throw error;
  }
};
