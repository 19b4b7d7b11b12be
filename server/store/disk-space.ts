import { statfs } from 'node:fs/promises';

/** `low`: only the small writes are taken that reading needs. `out`: none are. */
export type DiskSpace = 'ample' | 'low' | 'out';

const megabyte = 1024 * 1024;

/** Below so many free bytes space is low, or out. The embedded database never returns from a write that finds no space. */
const floors = { low: 128 * megabyte, out: 32 * megabyte } as const;

/** Milliseconds for which a look at the disk counts. */
const outdated = 1_000;

/** The free bytes of the disk that a folder is on. */
export const freeBytesAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Watches how much space is left; a disk that cannot be asked counts as ample. */
export const watchDisk = (freeBytes: () => Promise<number>): (() => Promise<DiskSpace>) => {
  let looked = -outdated;
  let latest: Promise<DiskSpace> = Promise.resolve('ample');
  const look = async (): Promise<DiskSpace> => {
    const free = await freeBytes().catch(() => Number.POSITIVE_INFINITY);
    if (free < floors.out) return 'out';
    return free < floors.low ? 'low' : 'ample';
  };
  return () => {
    const now = performance.now();
    if (now - looked > outdated) {
      looked = now;
      latest = look();
    }
    return latest;
  };
};
