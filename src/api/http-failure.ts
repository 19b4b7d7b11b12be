import type { ApiError } from '#contract/envelope.ts';

/**
 * Why a call gave no data, in one shape whatever went wrong.
 *
 * - `answer`: the provider refused in its own words (`errors` has at least one entry);
 * - `html`: something else than the provider answered (a proxy's page, a gateway's error);
 * - `parse`: an answer that does not keep the contract; `path` says where;
 * - `network`: no answer at all; `timeout`: none in time; `aborted`: nobody waits for it any more.
 */
export type HttpFailure = {
  readonly kind: 'answer' | 'html' | 'parse' | 'network' | 'timeout' | 'aborted';
  /** HTTP status, or 0 where there was no answer. */
  readonly status: number;
  readonly errors: readonly ApiError[];
  /** Seconds to wait before the next try, from `Retry-After`. */
  readonly retryAfter?: number;
  /** How many tries are left for the code that was wrong, where the provider says so. */
  readonly triesLeft?: number;
  /** The provider's number of the request, for the support. */
  readonly requestId?: string;
  /** Where the answer broke the contract, such as `data.balanceBox.value`. */
  readonly path?: string;
  /** The call, as method and path without parameters: for the log. */
  readonly call: string;
};
