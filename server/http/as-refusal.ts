import type { Log } from '#server/kernel/log-types.ts';
import { Refusal, refuse } from '#server/kernel/refusal.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';

/** What an error is answered with: a refusal as it is, 503 while the database is away, else 500. The latter two are logged. */
export const asRefusal = (error: unknown, log: Log, requestId: string): Refusal => {
  if (error instanceof Refusal) return error;
  const isUnavailable = error instanceof StoreUnavailable;
  log.error(isUnavailable ? 'database_unavailable' : 'unexpected_error', error, { requestId });
  return isUnavailable ? refuse.unavailable() : refuse.internal();
};
