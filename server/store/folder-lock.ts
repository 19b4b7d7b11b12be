import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '#server/kernel/start-error.ts';

/** Milliseconds between two tries while another process may be ending. */
const pause = 50;

const SQLITE_BUSY = 5;

/** This process's locks: an unreferenced one would be garbage-collected, and its lock would end. */
const held = new Set<DatabaseSync>();

/** Milliseconds in which one of two concurrent processes gives way; without them, SQLite refuses both. */
const giveWay = 50;

/** Locks a file; null while another process, or this one, holds it. */
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

/** Creates a folder and its parents, one by one, because Node's recursive way hangs below `/proc`. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** The process that holds the folder, as it noted; only for people. */
const holderOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'unknown';
  }
};

/**
 * Reserves a database folder for one process, because PGlite would damage it if two wrote. The lock is on an empty
 * SQLite file: SQLite uses the operating system's lock, which ends with its process in any case.
 * @param patience milliseconds to wait for a process that is still ending.
 * @returns a function that releases the folder.
 * @throws StartError if another process has the folder, or it can't be written to.
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
