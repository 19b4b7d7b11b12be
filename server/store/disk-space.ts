import { statfs } from 'node:fs/promises';

/** `low`: only the small writes that reading requires are allowed. `out`: none are. */
export type DiskSpace = 'ample' | 'low' | 'out';

const megabyte = 1024 * 1024;

/**
 * Below so many free bytes, space is low or out. The embedded database never returns from a write that finds no space.
 */
const floors = { low: 128 * megabyte, out: 32 * megabyte } as const;

/** Milliseconds for which a check of the disk is valid. */
const outdated = 1_000;

/** Free bytes on the disk of a folder. */
export const freeBytesAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Watches the free space; a disk that can't be checked counts as ample. */
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
