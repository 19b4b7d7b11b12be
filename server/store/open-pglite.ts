import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { StartError } from '#server/kernel/start-error.ts';
import { appRole } from './app-role.ts';
import { freeBytesAt, watchDisk } from './disk-space.ts';
import { lockFolder } from './folder-lock.ts';
import { storeOn } from './kysely-store.ts';
import { migrate, type ScriptRunner } from './migration.ts';
import { loadSecret } from './secret.ts';
import type { Store } from './store.ts';

const open = async (dataDir: string | undefined, cluster: Blob | undefined): Promise<PGlite> => {
  try {
    // Commits are answered after their log record is written; never relaxed.
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
 * The store on embedded PGlite: in `folder`, or in memory without one. One process at a time; the lock of a killed
 * process doesn't block it. Throws a `StartError`.
 */
export const openPglite = async (options: {
  readonly folder?: string;
  readonly secretKey?: string;
  /** An empty cluster dumped by PGlite before, because creating one takes seconds. */
  readonly cluster?: Blob;
  /** Free bytes on the disk; by default on that of `folder`. */
  readonly freeBytes?: () => Promise<number>;
}): Promise<Store> => {
  const { folder } = options;
  const release = folder === undefined ? () => undefined : await lockFolder(folder);
  const freeBytes = options.freeBytes ?? (folder === undefined ? undefined : () => freeBytesAt(folder));
  let lite: PGlite | undefined;
  const close = async (): Promise<void> => {
    if (lite?.closed === false) await lite.close();
    release();
  };
  try {
    const dataDir = folder === undefined ? undefined : join(folder, 'db');
    lite = await open(dataDir, options.cluster);
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
      secret,
      separateRole: true,
      ...(freeBytes && { diskSpace: watchDisk(freeBytes) }),
      close,
    });
  } catch (error) {
    await close();
    throw error;
  }
};
