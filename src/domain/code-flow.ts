import * as z from 'zod/mini';
import { errorCodes, machineDetails } from '#contract/envelope.ts';
import type { About } from './error-ladder.ts';

/** What a mailed link carries; providers other than ours may use other characters in it. */
const credential = z.string().check(z.regex(/^[\x21-\x7e]{1,256}$/));

/** Session id and code of a mailed link. */
export const linkSchema = z.object({ sessionId: credential, emailCode: credential });

/** From when a code may be sent again (milliseconds since 1970), and the tries that are left; 0: the code is dead. */
export const codeFields = { resendAt: z.number(), triesLeft: z.nullable(z.number()) };

/** Seconds between two mails or two SMS if the provider names no pause. */
export const resendPauseSeconds = 60;

/** When a code that goes out now may be sent again, in milliseconds since 1970. */
export const resendFrom = (now: number, pauseSeconds: number | null | undefined): number =>
  now + (pauseSeconds ?? resendPauseSeconds) * 1000;

/** What can happen to every flow that waits for a code. `now` is in milliseconds since 1970. */
export type CodeEvent =
  | { readonly type: 'codeWrong'; readonly triesLeft: number | undefined }
  | { readonly type: 'codeDead' }
  | { readonly type: 'resendRefused'; readonly waitSeconds: number; readonly now: number };

/** What follows for a flow that waits for a code; one that does not stays as it is. */
export const afterCodeEvent = <Flow extends object>(flow: Flow, event: CodeEvent): Flow => {
  if (event.type === 'resendRefused') {
    return 'resendAt' in flow ? { ...flow, resendAt: resendFrom(event.now, event.waitSeconds) } : flow;
  }
  if (!('triesLeft' in flow)) return flow;
  return { ...flow, triesLeft: event.type === 'codeDead' ? 0 : (event.triesLeft ?? null) };
};

/** What calls before the login say: the two machine words, a dead link, and a CSRF token that no cookie bears out. */
export const aboutAccess = {
  [machineDetails.accessRevoked]: 'accessRevoked',
  [machineDetails.daysAfterQuittingDate]: 'leftLongAgo',
  [errorCodes.linkExpired]: 'expired',
  [errorCodes.csrf]: 'cookiesBlocked',
} as const satisfies About;
