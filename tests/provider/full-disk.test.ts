import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readDemo } from '../support/demo.ts';
import { logInThroughApi } from '../support/log-in.ts';
import { fillDataFolder } from '../support/memory-database.ts';
import { startProvider } from '../support/provider-process.ts';

const megabyte = 1024 * 1024;

/** A file system in memory, of so many bytes; null if this account may not mount one. */
const smallDisk = (bytes: number): { readonly folder: string; readonly remove: () => void } | null => {
  const folder = mkdtempSync(join(tmpdir(), 'pilaster-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
};

const mayMount = (() => {
  const disk = smallDisk(megabyte);
  disk?.remove();
  return disk !== null;
})();

test.skipIf(!mayMount)(
  'a provider whose disk is filled to the last byte under load goes on answering, and writes again once there is space (needs the right to mount a file system)',
  async () => {
    const disk = smallDisk(400 * megabyte);
    if (disk === null) throw new Error('No file system can be mounted.');
    onTestFinished(disk.remove);
    const DATA_DIR = join(disk.folder, 'data');
    mkdirSync(DATA_DIR);
    await fillDataFolder(DATA_DIR);
    const provider = await startProvider({ LOG_LEVEL: 'silent', DATA_DIR });
    onTestFinished(() => provider.stop('SIGKILL'));
    const fund = (await readDemo(provider.url)).tenants.find(({ code }) => code === 'bergahorn');
    const member = fund?.members.find(({ emailAddress }) => emailAddress.startsWith('anna.keller'));
    if (member === undefined) throw new Error('Nobody can log in.');
    const { cookie } = await logInThroughApi(provider.url, { tenant: 'bergahorn', locale: 'de-CH', member });

    /** Status of an answer within ten seconds; a provider that spins never sends one. */
    const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(provider.url + path, { ...init, signal });
      await response.arrayBuffer();
      return response.status;
    };
    const { headers } = await fetch(`${provider.url}/api/v1/users/current/userinfo`, { headers: { cookie } });
    const token = headers.get('x-csrf-token') ?? '';
    const own = headers.getSetCookie().map((line) => line.split(';')[0]);
    const write = (round: number) =>
      ask(`/api/v1/users/current/changemylanguage?newLanguage=${round % 2 === 0 ? 'fr-FR' : 'de-CH'}`, {
        method: 'PUT',
        headers: { cookie: [cookie, ...own].join('; '), 'x-csrf-token': token },
      });
    const read = () => ask('/api/v1/dashboard', { headers: { cookie } });

    expect([await write(0), await read(), await ask('/readyz')]).toEqual([200, 200, 200]);

    // Eight writers never stop while the disk fills up from one moment to the next.
    const load = new AbortController();
    const written = new Set<number>();
    const writers = Array.from({ length: 8 }, async (_, index) => {
      for (let round = index; !load.signal.aborted; round += 1) written.add(await write(round));
    });
    await delay(500);
    const { bavail, bsize } = statfsSync(disk.folder);
    const ballast = join(disk.folder, 'ballast');
    await promisify(execFile)('fallocate', ['--length', String(bavail * bsize), ballast]);
    await delay(3_000);
    load.abort();
    await Promise.all(writers);
    expect(written).toEqual(new Set([200, 503]));
    expect([await ask('/healthz'), await ask('/readyz'), await write(0), await read()]).toEqual([200, 503, 503, 200]);

    rmSync(ballast);
    await delay(1_100);
    expect([await ask('/healthz'), await ask('/readyz'), await write(0), await read()]).toEqual([200, 200, 200, 200]);
    // It starts again on what it has written.
    await provider.stop();
    const again = await startProvider({ LOG_LEVEL: 'silent', DATA_DIR });
    onTestFinished(() => again.stop('SIGKILL'));
    expect((await fetch(`${again.url}/api/v1/dashboard`, { headers: { cookie } })).status).toBe(200);
  },
  120_000,
);
