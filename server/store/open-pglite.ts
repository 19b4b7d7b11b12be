import { join } from 'node:path';
import { PGliteDialect } from 'kysely';
import { freeBytesAt, watchDisk } from './disk-space.ts';
import { lockFolder } from './folder-lock.ts';
import { storeOn } from './kysely-store.ts';
import { prepareLite } from './prepare-lite.ts';
import type { Store } from './store.ts';

/**
 * The store on embedded PGlite: in `folder`, or in memory without one. One process at a time; the lock of a killed
 * process doesn't block it. Throws a `StartError`.
 */
export const openPglite = async (options: {
  readonly folder?: string;
  readonly secretKey?: string;
  /** An empty cluster dumped by PGlite before, because creating one takes seconds. */
  readonly cluster?: Uint8Array<ArrayBuffer>;
  /** Free bytes on the disk; by default on that of `folder`. */
  readonly freeBytes?: () => Promise<number>;
}): Promise<Store> => {
  const { folder, freeBytes = folder === undefined ? undefined : () => freeBytesAt(folder), ...rest } = options;
  const release = folder === undefined ? () => undefined : await lockFolder(folder);
  try {
    const { lite, secret } = await prepareLite({
      ...rest,
      ...(folder !== undefined && { dataDir: join(folder, 'db') }),
    });
    return storeOn({
      kind: 'pglite',
      dialect: new PGliteDialect({ pglite: lite }),
      secret,
      separateRole: true,
      ...(freeBytes && { diskSpace: watchDisk(freeBytes) }),
      close: async () => {
        if (!lite.closed) await lite.close();
        release();
      },
    });
  } catch (error) {
    release();
    throw error;
  }
};
