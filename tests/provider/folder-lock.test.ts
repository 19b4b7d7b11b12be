import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '#server/store/folder-lock.ts';

/** The lock of a process that is long gone: its number belongs to another now. */
const stale = '1 99999999999\n';
/** The lock of a process that runs. */
const living = `${process.ppid} \n`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pilaster-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a contender says next. */
const answer = async (child: ChildProcess): Promise<unknown> => {
  const [said]: unknown[] = await once(child, 'message');
  return said;
};

const lock = () => join(folder, 'in-use');

describe('a lock that a killed process left', () => {
  test('is replaced, and nothing but the new one is left, which goes with its process', async () => {
    writeFileSync(lock(), stale);
    const release = await lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['in-use']);
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not mistaken for that of a process that replaced it in the meantime', async () => {
    writeFileSync(lock(), stale);
    const readLock = (path: string): string => {
      const content = readFileSync(path, 'utf8');
      if (content === stale) writeFileSync(path, living);
      return content;
    };
    await expect(lockFolder(folder, { patience: 0, readLock })).rejects.toThrow(
      `is in use by process ${process.ppid}:`,
    );
    expect(readdirSync(folder)).toEqual(['in-use']);
    expect(readFileSync(lock(), 'utf8')).toBe(living);
  });

  test('gives way to a running process whose lock was set aside and could not be put back', async () => {
    writeFileSync(join(folder, 'in-use.aside'), living);
    await expect(lockFolder(folder, { patience: 0 })).rejects.toThrow(`is in use by process ${process.ppid}:`);
    expect(readdirSync(folder)).toEqual(['in-use.aside']);
    writeFileSync(join(folder, 'in-use.aside'), stale);
    const release = await lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['in-use']);
    release();
  });

  test('does not count while its process has ended but is still listed', async () => {
    // The shell leaves its child unreaped: it has become another program, which waits for nobody.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [said]: unknown[] = await once(parent.stdout, 'data');
      const pid = String(said).trim();
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);
      writeFileSync(lock(), `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]}\n`);
      (await lockFolder(folder, { patience: 0 }))();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  test('is waited for while its process is still ending', async () => {
    const child = spawn('sleep', ['60']);
    writeFileSync(lock(), `${child.pid} \n`);
    let looks = 0;
    const readLock = (path: string): string => {
      looks += 1;
      if (looks === 2) child.kill('SIGKILL');
      return readFileSync(path, 'utf8');
    };
    (await lockFolder(folder, { patience: 10_000, readLock }))();
    expect(looks).toBeGreaterThan(2);
  });

  test('goes to one of two processes that start at the same moment', async () => {
    const contenders = Array.from({ length: 2 }, () => fork(join(import.meta.dirname, 'lock-contender.ts')));
    try {
      await Promise.all(contenders.map(answer));
      for (let round = 0; round < 60; round += 1) {
        const contested = join(folder, `round${round}`);
        mkdirSync(contested);
        writeFileSync(join(contested, 'in-use'), stale);
        const answers = contenders.map(answer);
        for (const child of contenders) child.send({ folder: contested, at: Date.now() + 10 });
        expect((await Promise.all(answers)).filter((hasWon) => hasWon === true)).toHaveLength(1);
      }
    } finally {
      for (const child of contenders) child.kill('SIGKILL');
    }
  }, 30_000);
});
