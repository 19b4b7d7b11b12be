import * as z from 'zod/mini';
import { errorCodes, machineDetails } from '#contract/envelope.ts';
import type { About } from './error-ladder.ts';

/** A credential of a mailed link: lenient, because other providers may use other characters than ours. */
const credential = z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/));

/** Session id and code of a mailed link. */
export const linkSchema = z.object({ sessionId: credential, emailCode: credential });

/** A number that states kept by an earlier version lack. */
const lately = z._default(z.nullable(z.number()), null);

/**
 * When a code may be resent (milliseconds since 1970), and how many tries are left; 0 if the code is dead. Until when it
 * is good, and how many digits it has; null if the provider doesn't say.
 */
export const codeFields = {
  resendAt: z.number(),
  triesLeft: z.nullable(z.number()),
  validUntil: lately,
  codeLength: lately,
};

/** What the provider said about a code that it has just sent. `now` is in milliseconds since 1970. */
export type CodeSent = {
  readonly resendAfterSeconds?: number | null | undefined;
  readonly validForSeconds?: number | null | undefined;
  readonly codeLength?: number | null | undefined;
  readonly now: number;
};

/** Seconds between two mails or SMS if the provider doesn't specify a pause. */
export const resendPauseSeconds = 60;

/** When a code that is sent now may be resent, in milliseconds since 1970. */
export const resendFrom = (now: number, pauseSeconds: number | null | undefined): number =>
  now + (pauseSeconds ?? resendPauseSeconds) * 1000;

/** Until when something that is sent now is good, in milliseconds since 1970; null if the provider doesn't say. */
export const goodUntil = ({ now, validForSeconds }: Pick<CodeSent, 'now' | 'validForSeconds'>): number | null =>
  typeof validForSeconds === 'number' ? now + validForSeconds * 1000 : null;

/** A flow's state of a code that was just sent. */
export const freshCode = (sent: CodeSent) => ({
  resendAt: resendFrom(sent.now, sent.resendAfterSeconds),
  triesLeft: null,
  validUntil: goodUntil(sent),
  codeLength: sent.codeLength ?? null,
});

/** What can happen to every flow that waits for a code. `now` is in milliseconds since 1970. */
export type CodeEvent =
  | { readonly type: 'codeWrong'; readonly triesLeft: number | undefined }
  | { readonly type: 'codeDead' }
  | { readonly type: 'resendRefused'; readonly waitSeconds: number; readonly now: number };

/** The next state of a flow that waits for a code; any other flow is returned unchanged. */
export const afterCodeEvent = <Flow extends object>(flow: Flow, event: CodeEvent): Flow => {
  if (event.type === 'resendRefused') {
    return 'resendAt' in flow ? { ...flow, resendAt: resendFrom(event.now, event.waitSeconds) } : flow;
  }
  if (!('triesLeft' in flow)) return flow;
  return { ...flow, triesLeft: event.type === 'codeDead' ? 0 : (event.triesLeft ?? null) };
};

/** Errors of the calls before login: the two machine words, a dead link, and a CSRF token without its cookie. */
export const aboutAccess = {
  [machineDetails.accessRevoked]: 'accessRevoked',
  [machineDetails.leftLongAgo]: 'leftLongAgo',
  [errorCodes.linkExpired]: 'expired',
  [errorCodes.csrf]: 'cookiesBlocked',
} as const satisfies About;
