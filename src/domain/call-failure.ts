import type { ApiError } from '#contract/envelope.ts';

/**
 * Why a call returned no data, in one shape for every cause.
 *
 * - `answer`: the provider refused in its own words (`errors` has at least one entry);
 * - `html`: something other than the provider answered (a proxy's page, a gateway's error);
 * - `parse`: an answer or a request that breaks the contract; `path` says where;
 * - `network`: no answer; `timeout`: no answer in time; `aborted`: the caller gave up;
 * - `program`: the portal's own part that makes calls is missing, although the provider answers.
 */
export type CallFailure = {
  readonly kind: 'answer' | 'html' | 'parse' | 'network' | 'timeout' | 'aborted' | 'program';
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  readonly errors: readonly ApiError[];
  /** Seconds to wait before the next try, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** How many tries are left after a wrong code, if the provider says so. */
  readonly triesLeft?: number | undefined;
  /** The provider's id of the request, for support. */
  readonly requestId?: string | undefined;
  /** Where the answer broke the contract, such as `data.balanceBox.value`. */
  readonly path?: string | undefined;
  /** Method and path template for the log, such as `PATCH sessions/sms/{sessionId}`. */
  readonly call: string;
};

/** A part of the portal's own program can't be fetched although the provider answers. */
export class ProgramGoneError extends Error {
  override name = 'ProgramGoneError';
}

/**
 * One line for the operational log: call, kind, status, codes, path in the answer and request id. Contains no personal
 * data: no parameters, no bodies and none of the provider's messages.
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
