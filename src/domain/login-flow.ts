import { errorCodes, machineDetails, type ApiError } from '#contract/envelope.ts';
import type { LinkCredentials } from '#contract/route-words.ts';

/**
 * Where a login stands: the address is asked for, a link is on its way, or the SMS code is
 * asked for. Times are milliseconds since 1970.
 */
export type LoginFlow =
  | { readonly step: 'address' }
  | {
      readonly step: 'linkSent';
      readonly emailAddress: string;
      /** From when the link may be sent again. */
      readonly resendAt: number;
    }
  | {
      readonly step: 'code';
      /** What the opened link carried: needed to send the SMS again. */
      readonly link: LinkCredentials;
      /** Masked by the provider to its first 6 and last 2 characters. */
      readonly mobileNumber: string;
      /** From when the SMS may be sent again. */
      readonly resendAt: number;
      /** Tries left for the code, where the provider has said so. */
      readonly triesLeft: number | null;
    };

/** What can happen to a login. `now` is in milliseconds since 1970. */
export type LoginEvent =
  | { readonly type: 'linkSent'; readonly emailAddress: string; readonly now: number }
  | {
      readonly type: 'smsSent';
      readonly link: LinkCredentials;
      readonly mobileNumber: string;
      readonly resendAfterSeconds: number | undefined;
      readonly now: number;
    }
  | { readonly type: 'codeWrong'; readonly triesLeft: number | undefined }
  | { readonly type: 'resendRefused'; readonly waitSeconds: number; readonly now: number }
  | { readonly type: 'ended' };

/** Every login begins here. */
export const loginStart: LoginFlow = { step: 'address' };

/** Seconds between two mails or two SMS where the provider names no pause of its own. */
export const resendPauseSeconds = 60;

/** What follows when something happens to a login. Events that do not belong to a step leave it as it is. */
export const nextLoginFlow = (flow: LoginFlow, event: LoginEvent): LoginFlow => {
  switch (event.type) {
    case 'linkSent':
      return {
        step: 'linkSent',
        emailAddress: event.emailAddress,
        resendAt: event.now + resendPauseSeconds * 1000,
      };
    case 'smsSent':
      return {
        step: 'code',
        link: event.link,
        mobileNumber: event.mobileNumber,
        resendAt: event.now + (event.resendAfterSeconds ?? resendPauseSeconds) * 1000,
        triesLeft: null,
      };
    case 'codeWrong':
      return flow.step === 'code' ? { ...flow, triesLeft: event.triesLeft ?? null } : flow;
    case 'resendRefused':
      return flow.step === 'address' ? flow : { ...flow, resendAt: event.now + event.waitSeconds * 1000 };
    case 'ended':
      break;
  }
  return loginStart;
};

/** What is known of a call that gave no data. */
export type LoginRefusal = {
  /** `answer` where the provider itself refused; else nothing that keeps the contract came back. */
  readonly kind: 'answer' | 'html' | 'parse' | 'network' | 'timeout' | 'aborted';
  readonly status: number;
  readonly errors: readonly ApiError[];
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  readonly triesLeft?: number | undefined;
};

/** Nothing to be done but to try again: why, and for how long not yet. */
export type TryLater = {
  readonly outcome: 'tryLater';
  /** `offline`: no answer; `server`: trouble at the provider; `tooMany`: wait first. */
  readonly reason: 'offline' | 'server' | 'tooMany';
  readonly waitSeconds: number;
};

/** The browser keeps no cookies: the provider cannot tell this visitor's requests from a stranger's. */
export type CookiesBlocked = { readonly outcome: 'cookiesBlocked' };

/** The client has fetched a fresh CSRF token and repeated the call by now; refused again, the cookie it is bound to is missing. */
export const lacksCookies = ({ kind, errors }: LoginRefusal): boolean =>
  kind === 'answer' && errors[0]?.code === errorCodes.csrf;

/** Whether the provider itself said no, other than "not so fast". */
export const isProvidersRefusal = ({ kind, status }: LoginRefusal): boolean =>
  kind === 'answer' && status >= 400 && status < 500 && status !== 429;

/** Reads trouble on the way: no answer, a provider in trouble, or too many calls. */
export const tryLater = ({ kind, status, retryAfter }: LoginRefusal): TryLater => {
  if (status === 429) return { outcome: 'tryLater', reason: 'tooMany', waitSeconds: retryAfter ?? resendPauseSeconds };
  const offline = kind === 'network' || kind === 'timeout' || kind === 'aborted';
  return { outcome: 'tryLater', reason: offline ? 'offline' : 'server', waitSeconds: retryAfter ?? 0 };
};

/** The person may no longer log in: locked, or gone long ago (the provider’s two machine words). */
export type AccessEnded = { readonly outcome: 'accessRevoked' | 'leftLongAgo' };

/** Reads the machine words out of a refusal; null where it holds none. */
export const accessEnded = ({ kind, errors }: LoginRefusal): AccessEnded | null => {
  if (kind !== 'answer') return null;
  const details = errors.map(({ detail }) => detail);
  if (details.includes(machineDetails.accessRevoked)) return { outcome: 'accessRevoked' };
  return details.includes(machineDetails.daysAfterQuittingDate) ? { outcome: 'leftLongAgo' } : null;
};

/** What follows when no login link could be requested. */
export type LinkRequestRefused =
  | { readonly outcome: 'register' | 'forbidden' }
  | AccessEnded
  /** The provider does not take this address for one; `text` is its sentence for the person. */
  | { readonly outcome: 'addressRefused'; readonly text: string }
  | CookiesBlocked
  | TryLater;

/**
 * Reads a refused link request: the machine words lead to the access-revoked page, any other
 * refusal by the provider to a registration request instead. Trouble on the way there is no refusal: it is tried again.
 */
export const afterLinkRequestRefused = (refusal: LoginRefusal): LinkRequestRefused => {
  const ended = accessEnded(refusal);
  if (ended !== null) return ended;
  if (lacksCookies(refusal)) return { outcome: 'cookiesBlocked' };
  if (!isProvidersRefusal(refusal)) return tryLater(refusal);
  if (refusal.status === 403) return { outcome: 'forbidden' };
  const [first] = refusal.errors;
  return first?.code === errorCodes.validation
    ? { outcome: 'addressRefused', text: first.detail }
    : { outcome: 'register' };
};

/** What follows when an opened link did not lead to an SMS. */
export type LinkRefused =
  AccessEnded | { readonly outcome: 'expired' | 'invalid' | 'forbidden' } | CookiesBlocked | TryLater;

/**
 * Reads a refused link, into the login or into the registration: err_3_3_2_4_306 says that it has expired, any other
 * refusal leads back to the e-mail login. Where the provider could not be asked, the link may still be good and is kept.
 */
export const afterLinkRefused = (refusal: LoginRefusal): LinkRefused => {
  if (refusal.kind === 'answer' && refusal.errors[0]?.code === errorCodes.linkExpired) return { outcome: 'expired' };
  const ended = accessEnded(refusal);
  if (ended !== null) return ended;
  if (lacksCookies(refusal)) return { outcome: 'cookiesBlocked' };
  if (!isProvidersRefusal(refusal)) return tryLater(refusal);
  return { outcome: refusal.status === 403 ? 'forbidden' : 'invalid' };
};

/** What follows when a code did not open a session. */
export type CodeRefused =
  | AccessEnded
  | { readonly outcome: 'expired' | 'forbidden' }
  /** `text` is the provider's sentence for the person. */
  | { readonly outcome: 'wrong'; readonly text: string; readonly triesLeft: number | undefined }
  | CookiesBlocked
  | TryLater;

/** Reads a refused SMS code: wrong, dead together with its link, or not asked at all. */
export const afterCodeRefused = (refusal: LoginRefusal): CodeRefused => {
  if (refusal.kind === 'answer' && refusal.errors[0]?.code === errorCodes.linkExpired) return { outcome: 'expired' };
  const ended = accessEnded(refusal);
  if (ended !== null) return ended;
  if (lacksCookies(refusal)) return { outcome: 'cookiesBlocked' };
  if (!isProvidersRefusal(refusal)) return tryLater(refusal);
  if (refusal.status === 403) return { outcome: 'forbidden' };
  return { outcome: 'wrong', text: refusal.errors[0]?.detail ?? '', triesLeft: refusal.triesLeft };
};
