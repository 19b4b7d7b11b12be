import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from '#server/store/folder-lock.ts';

/** Called with the content of a lock after it was read, before anything is done about it. */
const afterReading = vi.hoisted(() => ({ run: (_content: unknown): void => undefined }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const read = (...question: Parameters<typeof real.readFileSync>) => {
    const content = real.readFileSync(...question);
    if (String(question[0]).endsWith('in-use')) afterReading.run(content);
    return content;
  };
  return { ...real, readFileSync: read };
});

/** The lock of a process that is long gone: its number belongs to another now. */
const stale = '1 99999999999\n';
/** The lock of a process that runs. */
const living = `${process.ppid} \n`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pilaster-lock-'));
});
afterEach(() => {
  afterReading.run = () => undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** What a contender says next. */
const answer = async (child: ChildProcess): Promise<unknown> => {
  const [said]: unknown[] = await once(child, 'message');
  return said;
};

const lock = () => join(folder, 'in-use');

describe('a lock that a killed process left', () => {
  test('is replaced, and nothing but the new one is left, which goes with its process', () => {
    writeFileSync(lock(), stale);
    const release = lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['in-use']);
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not mistaken for that of a process that replaced it in the meantime', () => {
    writeFileSync(lock(), stale);
    afterReading.run = (content) => {
      if (content === stale) writeFileSync(lock(), living);
    };
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.ppid}:`);
    expect(readdirSync(folder)).toEqual(['in-use']);
    expect(readFileSync(lock(), 'utf8')).toBe(living);
  });

  test('gives way to a running process whose lock was set aside and could not be put back', () => {
    writeFileSync(join(folder, 'in-use.aside'), living);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.ppid}:`);
    expect(readdirSync(folder)).toEqual(['in-use.aside']);
    writeFileSync(join(folder, 'in-use.aside'), stale);
    const release = lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['in-use']);
    release();
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
