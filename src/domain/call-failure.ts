import type { ApiError } from '#contract/envelope.ts';

/**
 * Why a call gave no data, in one shape whatever went wrong.
 *
 * - `answer`: the provider refused in its own words (`errors` has at least one entry);
 * - `html`: something other than the provider answered (a proxy's page, a gateway's error);
 * - `parse`: an answer that breaks the contract; `path` says where;
 * - `network`: no answer; `timeout`: none in time; `aborted`: nobody waits for it any more.
 */
export type CallFailure = {
  readonly kind: 'answer' | 'html' | 'parse' | 'network' | 'timeout' | 'aborted';
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  readonly errors: readonly ApiError[];
  /** Seconds to wait before the next try, from `Retry-After`. */
  readonly retryAfter?: number;
  /** How many tries are left for the code that was wrong, if the provider says so. */
  readonly triesLeft?: number;
  /** The provider's number of the request, for support. */
  readonly requestId?: string;
  /** Where the answer broke the contract, such as `data.balanceBox.value`. */
  readonly path?: string;
  /** The call as method and path template, `PATCH sessions/sms/{sessionId}`: for the log. */
  readonly call: string;
};

/**
 * One line for the operational log: call, what went wrong, status, codes, place in the answer, request number. It holds
 * no personal data: neither parameters nor bodies, and none of the provider's sentences.
 */
export const failureLine = ({ call, kind, status, errors, path, requestId }: CallFailure): string =>
  [
    `${call} failed:`,
    kind,
    ...(status === 0 ? [] : [String(status)]),
    ...errors.map(({ code }) => code),
    ...(path === undefined ? [] : [`at ${path}`]),
    ...(requestId === undefined ? [] : [`(request ${requestId})`]),
  ].join(' ');
