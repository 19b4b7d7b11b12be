import { cp, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodes } from '#contract/envelope.ts';
import { createPublishing } from '#server/model/publishing.ts';
import type { Store } from '#server/store/store.ts';
import { openMemoryStore } from '#tests/support/memory-database.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { refusalOf } from './browser.ts';
import { administratorsOf, signedIn, studioOn, tenantsDir } from './studio-fixture.ts';

const now = new Date('2026-11-28T10:00:00Z');
let store: Store;
let root: string;

beforeAll(async () => {
  store = await openMemoryStore();
  root = await mkdtemp(join(tmpdir(), 'pilaster-folder-'));
  await cp(join(tenantsDir, 'ginster'), join(root, 'ginster'), { recursive: true });
  // A time that can be set again to the millisecond.
  await utimes(settingsFile(), now, now);
}, 60_000);
afterAll(() => rm(root, { recursive: true }));

const settingsFile = () => join(root, 'ginster', 'settings.json');

test('a fund’s folder is read before a transaction begins, and again only once it was written', async () => {
  let isAway = false;
  /** A store during whose transactions there is no folder. */
  const away: Store = {
    ...store,
    withTenant: async (tenant, run, options) => {
      if (!isAway) return store.withTenant(tenant, run, options);
      await rename(join(root, 'ginster'), join(root, 'elsewhere'));
      try {
        return await store.withTenant(tenant, run, options);
      } finally {
        await rename(join(root, 'elsewhere'), join(root, 'ginster'));
      }
    },
  };
  const { withLive } = createPublishing({ store: away, tenantsDir: root, log: silentLog });
  const nameNow = () => withLive('ginster', now, async (_, { files }) => files.settings['displayName']);
  const before = await nameNow();
  isAway = true;
  expect(await nameNow()).toBe(before);
  isAway = false;

  const text = await readFile(settingsFile(), 'utf8');
  await writeFile(settingsFile(), text.replace('Ginster', 'Retsnig'));
  await utimes(settingsFile(), now, now);
  const unseen = await nameNow();
  await utimes(settingsFile(), now, new Date(now.getTime() + 1_000));
  expect([unseen, await nameNow()]).toEqual([before, String(before).replace('Ginster', 'Retsnig')]);
});

test('a folder that changes is not undone by whoever had the draft open', async () => {
  const [lea] = await administratorsOf('ginster');
  if (lea === undefined) throw new Error('Ginster lacks an administrator.');
  const { provider, close } = studioOn(store, { root });
  const browser = await signedIn(provider, store, lea);
  const { version, basedOn, files } = await browser.draft();
  const settings = JSON.parse(await readFile(settingsFile(), 'utf8')) as Record<string, unknown>;
  await writeFile(settingsFile(), JSON.stringify({ ...settings, displayName: 'Stiftung im Ordner' }));
  const late = await browser.studio('PUT', 'draft', { version, basedOn, files });
  expect([late.status, refusalOf(late).code]).toEqual([409, errorCodes.conflict]);
  const fresh = await browser.draft();
  expect(fresh).toMatchObject({ version, basedOn: basedOn + 1, saved: null });
  expect(fresh.files.settings['displayName']).toBe('Stiftung im Ordner');
  await close();
});
