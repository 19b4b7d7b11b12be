import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const held = new Set<string>();

/**
 * Keeps a database folder to one process: PGlite would damage it if two wrote. The lock of a process that was killed
 * does not count. Returns how to let go; throws a `StartError` where a running process has the folder.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'in-use');
  const refuse = (pid: string): never => {
    throw new StartError(
      `The database folder ${folder} is in use by process ${pid}: stop it, set another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.`,
    );
  };
  if (held.has(path)) refuse(String(process.pid));
  const own = `${process.pid} ${processStart(process.pid) ?? ''}\n`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, own, { flag: 'wx' });
      break;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!taken) throw new StartError(`The folder ${folder} cannot be written to: check DATA_DIR.`);
      let content = '';
      try {
        content = readFileSync(path, 'utf8');
      } catch {
        // Gone in the meantime: the next round takes it.
      }
      if (attempt > 2 || (isHeld(content) && content !== own)) refuse(content.split(' ')[0] ?? 'unknown');
      rmSync(path, { force: true });
    }
  }
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
};
