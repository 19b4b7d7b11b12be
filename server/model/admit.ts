import type { Permit } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { takePermits } from '#server/store/permits.ts';
import type { Tx } from '#server/store/store.ts';
import type { Services } from './handler.ts';

/**
 * Takes one hit on each limit; refuses the call with 429 and logs it if one of them is exhausted.
 * @param what names the limits in the log
 */
export const admit = async (
  tx: Tx,
  { hash, log }: Pick<Services, 'hash' | 'log'>,
  { tenant, now }: { readonly tenant: string; readonly now: Date },
  what: string,
  wanted: readonly Permit[],
): Promise<void> => {
  const wait = await takePermits(tx, hash, tenant, now, wanted);
  if (wait === null) return;
  log.event('excess_rate_limit_exceeded', { tenant, limit: what });
  throw refuse.tooMany(wait);
};
