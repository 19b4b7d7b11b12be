import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** When a process began, as the kernel counts it; null where that cannot be read. Tells a process from a later one with its number. */
const processStart = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether the process that wrote a lock still runs. A lock that nobody can read belongs to nobody. */
const isHeld = (content: string): boolean => {
  const [pid, start] = content.trim().split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0 || !isAlive(number)) return false;
  const now = processStart(number);
  return start === undefined || start === '' || now === null || now === start;
};

/** Creates a file with its content at once; false where there is one already. Nobody ever reads half of it. */
const create = (path: string, content: string): boolean => {
  const draft = `${path}-${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx' });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** The content of a lock, or null where it is gone. */
const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Takes away the lock that was judged stale. Somebody else may have been faster and hold the folder by now: what is
 * found is set aside and looked at again, and put back where it is another lock. One that cannot be put back, because a
 * third process came in between, stays aside, where that process finds it.
 */
const clear = (path: string, stale: string): void => {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const found = read(aside);
  if (found === null || found === stale || create(path, found)) rmSync(aside, { force: true });
};

/** A running process whose lock was set aside and could not be put back; locks of others that are left aside go. */
const holderAside = (folder: string, own: string): string | null => {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(`${lockName}.`))) {
    const content = read(join(folder, name));
    if (content === null || content === own) continue;
    if (isHeld(content)) return content;
    rmSync(join(folder, name), { force: true });
  }
  return null;
};

const lockName = 'in-use';

const held = new Set<string>();

/**
 * Keeps a database folder to one process: PGlite would damage it if two wrote. The lock of a process that was killed
 * does not count. Returns how to let go; throws a `StartError` where a running process has the folder.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = join(folder, lockName);
  const refuse = (content: string | null): never => {
    throw new StartError(
      `The database folder ${folder} is in use by process ${content?.split(' ')[0] ?? 'unknown'}: stop it, set another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.`,
    );
  };
  const own = `${process.pid} ${processStart(process.pid) ?? ''}\n`;
  if (held.has(path)) refuse(own);
  const take = (): boolean => {
    try {
      mkdirSync(folder, { recursive: true });
      return create(path, own);
    } catch (error) {
      throw new StartError(`The folder ${folder} cannot be written to: check DATA_DIR.`, { cause: error });
    }
  };
  for (let attempt = 0; !take(); attempt += 1) {
    const content = read(path);
    if (attempt > 2 || (content !== null && content !== own && isHeld(content))) refuse(content);
    if (content !== null) clear(path, content);
  }
  const letGo = (): void => {
    if (read(path) === own) rmSync(path, { force: true });
  };
  const other = holderAside(folder, own);
  if (other !== null) {
    letGo();
    refuse(other);
  }
  held.add(path);
  return () => {
    held.delete(path);
    letGo();
  };
};
