import { errorCodes } from '#contract/envelope.ts';
import type { LoginDataChange, Profile } from '#contract/profile.ts';
import { afterCodeEvent, resendFrom, type CodeEvent } from './code-flow.ts';
import type { About } from './error-ladder.ts';
import { maskEmail, maskPhone } from './masks.ts';

/** What of the login data can be changed; each counts only once its code is confirmed. */
export type LoginDataKind = 'emailAddress' | 'restoreEmailAddress' | 'mobileNumber';

/** Where a change of the login data is. A reload takes it up from the profile, which says what still waits for a code. */
export type LoginDataFlow =
  /** The new value is asked for. */
  | { readonly step: 'entry'; readonly kind: LoginDataKind }
  /** A code is on its way to the new address or number. */
  | {
      readonly step: 'verification';
      readonly kind: LoginDataKind;
      readonly newValue: string;
      readonly token: string;
      /** From when a code may be sent again (milliseconds since 1970). */
      readonly resendAt: number;
      /** Tries left, if the provider has said so; 0: the code is dead. */
      readonly triesLeft: number | null;
    }
  /** The new value counts. */
  | { readonly step: 'confirmed'; readonly kind: LoginDataKind; readonly newValue: string };

/** What can happen to a change of the login data. `now` is in milliseconds since 1970. */
export type LoginDataEvent =
  | CodeEvent
  | {
      readonly type: 'codeSent';
      readonly newValue: string;
      readonly token: string;
      readonly resendAfterSeconds: number | null | undefined;
      readonly now: number;
    }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' };

/** Every change of the login data begins here. */
export const loginDataEntry = (kind: LoginDataKind): LoginDataFlow => ({ step: 'entry', kind });

/** What follows when something happens to a change of the login data. Events that do not belong to its step leave it. */
export const nextLoginDataFlow = (flow: LoginDataFlow, event: LoginDataEvent): LoginDataFlow => {
  const { kind } = flow;
  switch (event.type) {
    case 'codeSent':
      return {
        step: 'verification',
        kind,
        newValue: event.newValue,
        token: event.token,
        resendAt: resendFrom(event.now, event.resendAfterSeconds),
        triesLeft: null,
      };
    case 'codeWrong':
    case 'codeDead':
    case 'resendRefused':
      return afterCodeEvent(flow, event);
    case 'confirmed':
      return flow.step === 'verification' ? { step: 'confirmed', kind, newValue: flow.newValue } : flow;
    case 'cancelled':
      break;
  }
  return loginDataEntry(kind);
};

/**
 * The change that still waits for its code after a reload, or in another tab or browser. Starts at the entry if no change
 * is pending or its code has expired. The code may be resent at once, because the time of the last one is unknown here.
 */
export const pendingLoginDataFlow = (
  profile: Pick<Profile, 'pendingLoginData'>,
  kind: LoginDataKind,
  now: number,
): LoginDataFlow => {
  const pending = profile.pendingLoginData?.[kind];
  if (pending === null || pending === undefined) return loginDataEntry(kind);
  if (pending.expiresAt !== null && pending.expiresAt !== undefined && Date.parse(pending.expiresAt) <= now) {
    return loginDataEntry(kind);
  }
  const { newValue, confirmationToken: token } = pending;
  return { step: 'verification', kind, newValue, token, resendAt: 0, triesLeft: null };
};

/** The body of `profile/logindata` for a change. */
export const loginDataChangeOf = (kind: LoginDataKind, value: string): LoginDataChange => {
  switch (kind) {
    case 'mobileNumber':
      return { mobileNumber: value };
    case 'restoreEmailAddress':
      return { restoreEmailAddress: value };
    case 'emailAddress':
      break;
  }
  return { emailAddress: value };
};

/** A new value as the verification shows it: an address by its first and last 3 characters, a number by its first 6 and last 2. */
export const maskedLoginData = (kind: LoginDataKind, value: string): string =>
  kind === 'mobileNumber' ? maskPhone(value) : maskEmail(value);

/** A code that changes the login data: refused with an error it is expired, used up or superseded. */
export const aboutConfirmation = {
  [errorCodes.conflict]: 'codeDead',
  [errorCodes.linkExpired]: 'codeDead',
  otherwise: 'codeDead',
} as const satisfies About;
