import { cp, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublishing } from '#server/model/publishing.ts';
import type { Store } from '#server/store/store.ts';
import { openMemoryStore } from '#tests/support/memory-database.ts';
import { tenantsDir } from './studio-fixture.ts';

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
  const { withLive } = createPublishing(away, root);
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
