import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { KeyedHash } from '#server/kernel/keyed-hash.ts';
import type { Permit } from '#server/kernel/limits.ts';
import type { Tx } from './store.ts';

const permitSchema = z.object({ admitted: z.boolean(), free_at: z.nullable(z.date()) });

/**
 * Takes one hit on each limit for its key. Returns the seconds to wait if one of them is exhausted, else null. A
 * sliding window, counted in the database under a row lock, so that it is exact with any number of processes. Keys are
 * stored hashed.
 */
export const takePermits = async (
  tx: Tx,
  hash: KeyedHash,
  tenant: string,
  now: Date,
  wanted: readonly Permit[],
): Promise<number | null> => {
  let wait: number | null = null;
  for (const { limit, key } of wanted) {
    const hashed = hash('limit', limit.name, key);
    const { rows } = await sql`
      select * from take_permit(${tenant}, ${hashed}, ${now}, make_interval(secs => ${limit.seconds}), ${limit.most})
    `.execute(tx);
    const { admitted, free_at: freeAt } = permitSchema.parse(rows[0]);
    if (!admitted) {
      const seconds = freeAt === null ? limit.seconds : (freeAt.getTime() - now.getTime()) / 1000;
      wait = Math.max(wait ?? 1, seconds);
    }
  }
  return wait;
};
