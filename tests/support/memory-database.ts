import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';
import { openPglite } from '#server/store/open-pglite.ts';
import type { Store } from '#server/store/store.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/pilaster');
const packageFile = createRequire(import.meta.url)
  .resolve('@electric-sql/pglite')
  .replace(/dist[\\/].*$/, 'package.json');

/** File of an empty PGlite cluster, made once per version because that takes seconds. */
const emptyClusterFile = async (): Promise<string> => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(packageFile, 'utf8')));
  const file = join(folder, `pglite-${version}.tar`);
  if (existsSync(file)) return file;
  const lite = await PGlite.create();
  const cluster = await lite.dumpDataDir('none');
  await lite.close();
  await mkdir(folder, { recursive: true });
  // Several test files may make it at once; each reads a complete one.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await cluster.arrayBuffer()));
  await rename(draft, file);
  return file;
};

/** Fills an empty data folder with a new provider's database, without the seconds that a new cluster takes. */
export const fillDataFolder = async (dataFolder: string): Promise<void> => {
  const database = join(dataFolder, 'db');
  await mkdir(database);
  await promisify(execFile)('tar', ['-xf', await emptyClusterFile(), '-C', database]);
};

/** Read once for all files of a worker. */
let emptyCluster: Promise<Blob> | undefined;

/** An empty cluster, to open a database in memory with. */
export const readEmptyCluster = (): Promise<Blob> =>
  (emptyCluster ??= emptyClusterFile().then(async (file) => new Blob([await readFile(file)])));

/** A store on the provider's own embedded database in memory, without the seconds that a new cluster takes. */
export const openMemoryStore = async (options: { readonly freeBytes?: () => Promise<number> } = {}): Promise<Store> =>
  openPglite({ cluster: await readEmptyCluster(), ...options });
