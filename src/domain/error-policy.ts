import { errorCodes, machineDetails } from '#contract/envelope.ts';
import type { ApiError } from '#contract/envelope.ts';

/** Why a call gave no data, as the transport reports it. Status is 0 where there was no answer. */
export type CallFailure = {
  readonly kind: 'answer' | 'html' | 'parse' | 'network' | 'timeout' | 'aborted';
  readonly status: number;
  readonly errors: readonly ApiError[];
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter?: number;
};

/** What the policy has to know of the call that failed. */
export type FailedCall = {
  /**
   * - `load`: fills a page or a card, which shows its own "failed" face with a retry;
   * - `act`: somebody pressed something and waits for what comes of it.
   */
  readonly purpose: 'load' | 'act';
  /** Whether the call belongs to a session that can be ended; the open calls (login, registration, settings) do not. */
  readonly inSession: boolean;
};

/** A text for the person: the provider's own words, or one of the portal's (namespace `errors`). */
export type FailureText =
  | { readonly from: 'provider'; readonly detail: string }
  | {
      readonly from: 'messages';
      readonly key: 'network' | 'timeout' | 'unavailable' | 'unreadable' | 'tooMany' | 'sessionEnded' | 'unexpected';
    }
  | { readonly from: 'messages'; readonly key: 'tooManySeconds' | 'tooManyMinutes'; readonly count: number };

/** What the portal does about a failure, in this order. */
export type Effect =
  | { readonly do: 'stopLoading' }
  | { readonly do: 'toast'; readonly kind: 'error' | 'warning'; readonly text: FailureText }
  /** Operational log, without personal data. */
  | { readonly do: 'log' }
  /** End the session here and go to the login after 2 s, or at once to the forbidden page, in German. */
  | { readonly do: 'logOut'; readonly to: 'login' | 'forbidden' }
  /** The caller decides itself; the failure is handed over unchanged. */
  | { readonly do: 'passToCaller' };

/** Three codes by which the provider tells one and the same cause; together they are said once, in the words of the first. */
const ONE_CAUSE: readonly string[] = ['err_3_3_2_42', 'err_3_3_2_210', 'err_3_3_2_4_109'];

const MACHINE_WORDS: readonly string[] = Object.values(machineDetails);

const say = (key: 'network' | 'timeout' | 'unavailable' | 'unreadable' | 'sessionEnded' | 'unexpected'): Effect => ({
  do: 'toast',
  kind: 'error',
  text: { from: 'messages', key },
});

const waitText = (seconds: number | undefined): FailureText => {
  if (seconds === undefined || seconds <= 0) return { from: 'messages', key: 'tooMany' };
  return seconds <= 90
    ? { from: 'messages', key: 'tooManySeconds', count: seconds }
    : { from: 'messages', key: 'tooManyMinutes', count: Math.ceil(seconds / 60) };
};

/**
 * One error toast for each error detail. Machine words are never shown, no text twice; the three codes of one cause
 * count as one. Where nothing is left to show, the portal's own text steps in.
 */
const toasts = (errors: readonly ApiError[], fallback: 'unexpected' | 'unavailable' | 'sessionEnded'): Effect[] => {
  const first = errors.find((error) => ONE_CAUSE.includes(error.code));
  const details = errors
    .filter((error) => !ONE_CAUSE.includes(error.code) || error === first)
    .map((error) => error.detail.trim())
    .filter((detail) => detail !== '' && !MACHINE_WORDS.includes(detail));
  return details.length === 0
    ? [say(fallback)]
    : [...new Set(details)].map((detail) => ({ do: 'toast', kind: 'error', text: { from: 'provider', detail } }));
};

const STOP: Effect = { do: 'stopLoading' };
const PASS: Effect = { do: 'passToCaller' };
const LOG: Effect = { do: 'log' };
const TO_LOGIN: Effect = { do: 'logOut', to: 'login' };
const TO_FORBIDDEN: Effect = { do: 'logOut', to: 'forbidden' };

/**
 * The error catalogue as one table: what the portal does about a failed call.
 *
 * | failure | somebody acts | a page or card loads |
 * |---|---|---|
 * | nobody waits any more | nothing | nothing |
 * | 401, 500 with `err_0` first | passed on unchanged | passed on unchanged |
 * | 400 with `err_3_3_2_4_306` first | passed on | passed on |
 * | 409 with `err_conflict` first | passed on: the form shows the newest values | passed on |
 * | 400, 404, 405, 409, 413, 415 and other 4xx | a toast for each detail | logged, the card's own face |
 * | 401 | toasts, log-out, login after 2 s | the same |
 * | 500 | toasts, log-out, login after 2 s | logged, the card's own face with retry |
 * | 403 | log-out, forbidden page in German | the same |
 * | 429 | warning that says how long to wait, passed on | the same |
 * | 502, 503, 504, other 5xx | "not available", passed on | logged, passed on |
 * | no answer, late, not JSON, not the contract | the portal's text, passed on | logged, passed on |
 *
 * A call refused for its CSRF token never comes here the first time: the client repeats it by itself with a fresh one, and
 * a 403 that is left is like any other.
 *
 * Why a load does not log out on 500: data that could not be loaded for a page is only logged, and nobody loses a session, reached by two factors, because one figure could not be read. 401 ends it in any case, and so
 * does 500 when somebody acts. Without a session (login, registration) there is none to end: toasts, nothing lost that
 * was typed. Of the codes err_3_3_2_42, err_3_3_2_210 and err_3_3_2_4_109, which tell one cause in three ways, the
 * first detail is shown and the others are not.
 */
export const decide = (failure: CallFailure, call: FailedCall): readonly Effect[] => {
  const { kind, status, errors } = failure;
  const code = errors[0]?.code;
  const act = call.purpose === 'act';
  const own = (effects: readonly Effect[]): readonly Effect[] => (act ? [STOP, ...effects, PASS] : [STOP, LOG, PASS]);

  if (kind === 'aborted') return [];
  if (kind === 'network') return own([say('network')]);
  if (kind === 'timeout') return own([LOG, say('timeout')]);
  if (kind === 'parse') return own([LOG, say('unreadable')]);

  if (status === 403) return [STOP, TO_FORBIDDEN];
  if (status === 401 || status === 500) {
    if (code === errorCodes.handledByCaller) return [STOP, PASS];
    if (!call.inSession) return own([LOG, ...toasts(errors, status === 401 ? 'unexpected' : 'unavailable')]);
    if (status === 401) return [STOP, ...toasts(errors, 'sessionEnded'), TO_LOGIN];
    return act ? [STOP, LOG, ...toasts(errors, 'unavailable'), TO_LOGIN] : [STOP, LOG, PASS];
  }
  // The one thing that a page or a card does not say by itself, and that somebody who tries again has to know.
  if (status === 429) return [STOP, { do: 'toast', kind: 'warning', text: waitText(failure.retryAfter) }, PASS];
  if (status > 500) return own([LOG, say('unavailable')]);
  if (kind === 'html') return own([LOG, say('unreadable')]);
  if (code === errorCodes.linkExpired || code === errorCodes.conflict) return [STOP, PASS];
  return own(toasts(errors, 'unexpected'));
};
