import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';
import { openPglite } from '#server/store/open-pglite.ts';
import type { Store } from '#server/store/store.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/pilaster');
const packageFile = createRequire(import.meta.url)
  .resolve('@electric-sql/pglite')
  .replace(/dist[\\/].*$/, 'package.json');

/** An empty cluster as PGlite makes one: made once for each version, since that takes far longer than anything else. */
const emptyCluster = async (): Promise<Blob> => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(packageFile, 'utf8')));
  const file = join(folder, `pglite-${version}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const lite = await PGlite.create();
    const cluster = await lite.dumpDataDir('none');
    await lite.close();
    await mkdir(folder, { recursive: true });
    // Several test files may make it at once; each reads a whole one.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, new Uint8Array(await cluster.arrayBuffer()));
    await rename(draft, file);
    return cluster;
  }
};

/** A store on an embedded database in memory: the provider's own, without the seconds that a new cluster takes. */
export const openMemoryStore = async (options: { readonly freeBytes?: () => Promise<number> } = {}): Promise<Store> =>
  openPglite({ cluster: await emptyCluster(), ...options });
