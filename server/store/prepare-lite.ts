import { PGlite } from '@electric-sql/pglite';
import { StartError } from '#server/kernel/start-error.ts';
import { appRole } from './app-role.ts';
import { migrate, type ScriptRunner } from './migration.ts';
import { loadSecret } from './secret.ts';

type LiteOptions = {
  /** The folder of the files; in memory without one. */
  readonly dataDir?: string;
  readonly secretKey?: string;
  /** An empty cluster dumped by PGlite before, because creating one takes seconds. */
  readonly cluster?: Uint8Array<ArrayBuffer>;
};

const open = async ({ dataDir, cluster }: LiteOptions): Promise<PGlite> => {
  try {
    // Commits are answered after their log record is written; never relaxed.
    return await PGlite.create({
      ...(dataDir !== undefined && { dataDir }),
      ...(cluster !== undefined && { loadDataDir: new Blob([cluster]) }),
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

/** Opens PGlite with the tables as they are now, as the application role. Throws a `StartError`. */
export const prepareLite = async (
  options: LiteOptions,
): Promise<{ readonly lite: PGlite; readonly secret: Uint8Array }> => {
  const lite = await open(options);
  try {
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
    return { lite, secret };
  } catch (error) {
    await lite.close();
    throw error;
  }
};
