import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeEmptyCluster } from '#server/store/empty-cluster.ts';
import { openPglite } from '#server/store/open-pglite.ts';
import type { Store } from '#server/store/store.ts';

/** Fills an empty data folder with a new provider's database, without the seconds that a new cluster takes. */
export const fillDataFolder = async (dataFolder: string): Promise<void> => {
  const database = join(dataFolder, 'db');
  await mkdir(database);
  await promisify(execFile)('tar', ['-xf', await writeEmptyCluster(), '-C', database]);
};

/** Read once for all files of a worker. */
let read: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** An empty cluster, to open a database in memory with. */
export const emptyCluster = (): Promise<Uint8Array<ArrayBuffer>> =>
  (read ??= writeEmptyCluster().then((file) => readFile(file)));

/** A store on the provider's own embedded database in memory, without the seconds that a new cluster takes. */
export const openMemoryStore = async (options: { readonly freeBytes?: () => Promise<number> } = {}): Promise<Store> =>
  openPglite({ cluster: await emptyCluster(), ...options });
