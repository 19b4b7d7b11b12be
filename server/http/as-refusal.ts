import type { Log } from '#server/kernel/log-types.ts';
import { Refusal, refuse } from '#server/kernel/refusal.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';

/**
 * The refusal for an error: itself if it is one, 503 while the database is unavailable, else 500. Logs the last two.
 */
export const asRefusal = (error: unknown, log: Log, requestId: string): Refusal => {
  if (error instanceof Refusal) return error;
  const isUnavailable = error instanceof StoreUnavailable;
  log.error(isUnavailable ? 'database_unavailable' : 'unexpected_error', error, { requestId });
  return isUnavailable ? refuse.unavailable() : refuse.internal();
};
