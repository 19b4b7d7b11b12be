import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '#server/kernel/start-error.ts';

/**
 * What the kernel says of a process: whether it has ended and only waits for its parent to notice (`Z`, `X`), and when
 * it began, which tells it from a later one with its number. Null where that cannot be read.
 */
const processFacts = (pid: number): { readonly hasEnded: boolean; readonly start: string } | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { hasEnded: ['Z', 'X', 'x'].includes(fields[0] ?? ''), start: fields[19] ?? '' };
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
  const facts = processFacts(number);
  if (facts === null) return true;
  return !facts.hasEnded && (start === undefined || start === '' || facts.start === start);
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

/** Makes a folder and those above it. One by one: Node's own way never comes back where `/proc` is above. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

const lockName = 'in-use';

const held = new Set<string>();

/** Milliseconds between two looks at a lock whose process may be about to end. */
const pause = 50;

/**
 * Keeps a database folder to one process: PGlite would damage it if two wrote. The lock of a process that was killed
 * does not count. One that is still ending, or is being replaced, has `patience` milliseconds for it.
 *
 * @param options.readLock how a lock's content is read; null where it is gone.
 * @returns how to let go.
 * @throws StartError where a running process has the folder, or it cannot be written to.
 */
export const lockFolder = async (
  folder: string,
  {
    patience = 1500,
    readLock = read,
  }: { readonly patience?: number; readonly readLock?: (path: string) => string | null } = {},
): Promise<() => void> => {
  const path = join(folder, lockName);
  const refuse = (content: string | null): never => {
    throw new StartError(
      `The database folder ${folder} is in use by process ${content?.split(' ')[0] ?? 'unknown'}: stop it, set another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.`,
    );
  };
  const own = `${process.pid} ${processFacts(process.pid)?.start ?? ''}\n`;
  if (held.has(path)) refuse(own);
  const letGo = (): void => {
    if (readLock(path) === own) rmSync(path, { force: true });
  };
  /** Takes the lock, or tells whose it is: null where nobody else has it. */
  const take = (): string | null => {
    for (let attempt = 0; !create(path, own); attempt += 1) {
      const content = readLock(path);
      if (attempt > 2 || (content !== null && content !== own && isHeld(content))) return content ?? '';
      if (content !== null) clear(path, content);
    }
    const other = holderAside(folder, own);
    if (other !== null) letGo();
    return other;
  };
  try {
    makeFolder(folder);
    const deadline = performance.now() + patience;
    for (let other = take(); other !== null; other = take()) {
      if (performance.now() >= deadline) refuse(other);
      await delay(pause);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The folder ${folder} cannot be written to: set DATA_DIR to one that can.`, { cause: error });
  }
  held.add(path);
  return () => {
    held.delete(path);
    letGo();
  };
};
