import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '#server/store/folder-lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pilaster-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A contender's next message. */
const answer = async (child: ChildProcess): Promise<unknown> => {
  const [said]: unknown[] = await once(child, 'message');
  return said;
};

/** Another process, ready to lock a folder. */
const contender = async (): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'lock-contender.ts'));
  children.push(child);
  await answer(child);
  return child;
};

/** Lets a contender try to lock a folder at a moment. Returns whether it succeeded. */
const contend = async (child: ChildProcess, contested: string, at = Date.now()): Promise<boolean> => {
  const said = answer(child);
  child.send({ folder: contested, at });
  return (await said) === true;
};

describe('The lock of a database folder', () => {
  test('the lock is refused while another process has it, and the message names that process', async () => {
    const holder = await contender();
    expect(await contend(holder, folder)).toBe(true);
    await expect(lockFolder(folder, { patience: 0 })).rejects.toThrow(`is in use by process ${holder.pid}:`);
  });

  test('the lock is refused to a second store in the same process, and released when the first one ends', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder, { patience: 0 })).rejects.toThrow(`is in use by process ${process.pid}:`);
    release();
    (await lockFolder(folder, { patience: 0 }))();
  });

  test('the lock ends with its process, even one that was killed and is still listed', async () => {
    // The shell leaves its child unreaped, because it has become another program, which waits for nobody.
    const script = join(import.meta.dirname, 'lock-holder.ts');
    const parent = spawn('sh', ['-c', `"${process.execPath}" "${script}" "${folder}" & exec sleep 60`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(parent);
    const [said]: unknown[] = await once(parent.stdout, 'data');
    await expect(lockFolder(folder, { patience: 0 })).rejects.toThrow(`is in use by process ${String(said).trim()}:`);
    process.kill(Number(said), 'SIGKILL');
    (await lockFolder(folder, { patience: 10_000 }))();
  });

  test('the lock is awaited while its process is ending', async () => {
    const holder = await contender();
    await contend(holder, folder);
    const taken = lockFolder(folder, { patience: 10_000 });
    await delay(200);
    holder.kill('SIGKILL');
    (await taken)();
  });

  test('the lock does not depend on what an earlier process left in the folder', async () => {
    writeFileSync(join(folder, 'in-use'), `${process.ppid}\n`);
    writeFileSync(join(folder, 'lock'), '');
    (await lockFolder(folder, { patience: 0 }))();
  });

  test('the lock goes to one of two processes that try at the same moment', async () => {
    const contenders = await Promise.all([contender(), contender()]);
    for (let round = 0; round < 60; round += 1) {
      const contested = join(folder, `round${round}`);
      mkdirSync(contested);
      const at = Date.now() + 10;
      const answers = await Promise.all(contenders.map((child) => contend(child, contested, at)));
      expect(answers.filter((hasWon) => hasWon)).toHaveLength(1);
    }
  }, 30_000);
});
