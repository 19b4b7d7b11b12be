import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '#server/kernel/start-error.ts';

/** Milliseconds between two tries while another process may be about to end. */
const pause = 50;

const SQLITE_BUSY = 5;

/** The locks of this process: one that nothing refers to any more would be collected, and its lock would end. */
const held = new Set<DatabaseSync>();

/** Milliseconds in which one of two processes that try at once gives way; without them, SQLite refuses both. */
const giveWay = 50;

/** Takes a file's lock; null while another process, or this one, holds it. */
const take = (path: string): DatabaseSync | null => {
  const file = new DatabaseSync(path, { timeout: giveWay });
  try {
    file.exec('begin exclusive');
    return file;
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
};

/** Makes a folder and those above it. One by one: Node's recursive way hangs below `/proc`. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** The process that holds the folder, as it wrote it down; for people only. */
const holderOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'unknown';
  }
};

/**
 * Keeps a database folder to one process: PGlite would damage it if two wrote. An empty SQLite file carries the lock,
 * because SQLite takes it from the operating system, which ends it with its process, however that ends.
 *
 * @param patience milliseconds in which a process that is still ending may let go.
 * @returns how to let go.
 * @throws StartError where another process has the folder, or it cannot be written to.
 */
export const lockFolder = async (folder: string, { patience = 1500 } = {}): Promise<() => void> => {
  const [path, holder] = [join(folder, 'lock'), join(folder, 'in-use')];
  let lock: DatabaseSync | null;
  try {
    makeFolder(folder);
    const deadline = performance.now() + patience;
    for (lock = take(path); lock === null && performance.now() < deadline; lock = take(path)) await delay(pause);
    if (lock !== null) writeFileSync(holder, `${process.pid}\n`);
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be written to: set DATA_DIR to one that can.`, { cause: error });
  }
  if (lock === null) {
    throw new StartError(
      `The database folder ${folder} is in use by process ${holderOf(holder)}: stop it, set another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.`,
    );
  }
  const own = lock;
  held.add(own);
  return () => {
    held.delete(own);
    own.close();
  };
};
