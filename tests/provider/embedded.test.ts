import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { openStore } from '#server/store/open-store.ts';
import { fillDataFolder, openMemoryStore } from '../support/memory-database.ts';
import { Browser } from './browser.ts';
import { providerOn, TestClock } from './fixture.ts';
import { logIn, peopleOf } from './people.ts';

const writer = join(import.meta.dirname, 'endless-writer.ts');

describe('the embedded database in a folder', () => {
  const folders: string[] = [];
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'pilaster-embedded-'));
    folders.push(path);
    return path;
  };
  afterEach(() => {
    for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
  });

  test('the embedded database keeps every write it acknowledged before a kill -9, and starts again in under five seconds', async () => {
    const dataDir = folder();
    let total = 0;
    let firstStart = 0;
    for (let round = 0; round < 2; round += 1) {
      const spawned = performance.now();
      const child = spawn(process.execPath, [writer, dataDir, `round${round}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let acknowledged = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged = Number(line);
        firstStart ||= performance.now() - spawned;
        if (acknowledged === 40) child.kill('SIGKILL');
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      total += acknowledged;
      const began = performance.now();
      const store = await openStore({ dataDir, log: silentLog });
      // On a busy machine: at least sooner than a process with an empty folder.
      expect(performance.now() - began).toBeLessThan(Math.max(5000, firstStart));
      const kept = await store.withTenant('bergahorn', (tx) =>
        tx.selectFrom('applicant').select('id').where('id', 'like', `round${round}-%`).execute(),
      );
      // The write in progress may have been kept without being acknowledged; no row exists twice.
      expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
      expect(kept.length).toBeLessThanOrEqual(acknowledged + 1);
      await store.close();
    }
    expect(total).toBeGreaterThanOrEqual(80);
  }, 60_000);

  test('the embedded database is refused to a second process while the first runs, and available afterwards', async () => {
    const dataDir = folder();
    await fillDataFolder(dataDir);
    const child = spawn(process.execPath, [writer, dataDir, 'first'], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(openStore({ dataDir, log: silentLog })).rejects.toThrow(`is in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await openStore({ dataDir, log: silentLog })).close();
  }, 60_000);

  test('the embedded database ignores a lock whose process number now belongs to another process', async () => {
    const dataDir = folder();
    await fillDataFolder(dataDir);
    writeFileSync(join(dataDir, 'in-use'), '1 99999999999\n');
    await (await openStore({ dataDir, log: silentLog })).close();
  }, 30_000);

  test('the embedded database is refused to a second store in the same process', async () => {
    const dataDir = folder();
    await fillDataFolder(dataDir);
    const store = await openStore({ dataDir, log: silentLog });
    await expect(openStore({ dataDir, log: silentLog })).rejects.toThrow('is in use');
    await store.close();
  }, 30_000);
});

describe('the embedded database on a disk that fills up', () => {
  const megabyte = 1024 * 1024;

  test('on a full disk, refuses writes with 503, is not ready, and lets members read, until there is space again', async () => {
    let free = 1000 * megabyte;
    const store = await openMemoryStore({ freeBytes: () => Promise.resolve(free) });
    const [person] = await peopleOf('bergahorn', 'active');
    if (person === undefined) throw new Error('The fund has no active member.');
    const browser = await new Browser(providerOn({ store, clock: new TestClock() })).arrive();
    await logIn(browser, store, person);
    /** The provider's last check of the disk is valid for a second. */
    const becomes = async (bytes: number): Promise<void> => {
      free = bytes;
      await delay(1_100);
    };
    const change = () =>
      browser.call('PUT', 'users/current/profile/logindata', { body: { restoreEmailAddress: 'new@example.org' } });

    await becomes(100 * megabyte);
    await expect(store.ping()).rejects.toThrow('nearly full');
    expect((await change()).status).toBe(503);
    // Its first reading is recorded in the access log: a small write.
    expect((await browser.call('GET', 'dashboard')).status).toBe(200);

    await becomes(10 * megabyte);
    expect((await change()).status).toBe(503);
    expect((await browser.call('GET', 'dashboard')).status).toBe(200);
    expect((await browser.call('GET', 'pages/retirement')).status).toBe(503);

    await becomes(1000 * megabyte);
    await store.ping();
    expect((await change()).status).toBe(200);
    expect((await browser.call('GET', 'pages/retirement')).status).toBe(200);
    await store.close();
  }, 30_000);
});
