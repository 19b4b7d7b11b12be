import * as z from 'zod/mini';
import { errorCodes } from '#contract/envelope.ts';
import type { LoginDataChange } from '#contract/profile.ts';
import { afterCodeEvent, codeFields, freshCode, type CodeEvent, type CodeSent } from './code-flow.ts';
import type { About } from './error-ladder.ts';
import { maskEmail, maskPhone } from './masks.ts';

const kindSchema = z.enum(['emailAddress', 'restoreEmailAddress', 'mobileNumber']);

/** The login data that can be changed; a new value takes effect once its code is confirmed. */
export type LoginDataKind = z.infer<typeof kindSchema>;

/** A login-data change that is waiting for its code, as the profile says. */
export type PendingLoginData = {
  readonly newValue: string;
  /** Confirms the change together with the code. */
  readonly token: string;
  /** When the code expires (milliseconds since 1970); null if unknown. */
  readonly expiresAt: number | null;
};

/**
 * State of a login-data change. After a reload it is restored from the tab's storage, or from the profile, if that lists
 * unconfirmed changes.
 */
export const loginDataFlowSchema = z.discriminatedUnion('step', [
  /** Asks for the new value. */
  z.object({ step: z.literal('entry'), kind: kindSchema }),
  /** A code was sent to the new address or number. */
  z.object({
    step: z.literal('verification'),
    kind: kindSchema,
    newValue: z.string(),
    token: z.string(),
    ...codeFields,
  }),
  /** The new value is in effect. */
  z.object({ step: z.literal('confirmed'), kind: kindSchema, newValue: z.string() }),
]);

export type LoginDataFlow = Readonly<z.infer<typeof loginDataFlowSchema>>;

/** What can happen to a login-data change. `now` is in milliseconds since 1970. */
export type LoginDataEvent =
  | CodeEvent
  | (CodeSent & { readonly type: 'codeSent'; readonly newValue: string; readonly token: string })
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' };

/** Initial state of a login-data change. */
export const loginDataEntry = (kind: LoginDataKind): LoginDataFlow => ({ step: 'entry', kind });

/** The next state of a login-data change. Ignores events that don't belong to the current step. */
export const nextLoginDataFlow = (flow: LoginDataFlow, event: LoginDataEvent): LoginDataFlow => {
  const { kind } = flow;
  switch (event.type) {
    case 'codeSent':
      return {
        step: 'verification',
        kind,
        newValue: event.newValue,
        token: event.token,
        ...freshCode(event),
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
 * The change that is still waiting for its code after a reload, or in another tab or browser. Starts at the entry if no
 * change is pending or its code has expired. Allows an immediate resend, because it's unknown when the last code was
 * sent.
 */
export const pendingLoginDataFlow = (
  pending: PendingLoginData | null,
  kind: LoginDataKind,
  now: number,
): LoginDataFlow => {
  if (pending === null || (pending.expiresAt !== null && pending.expiresAt <= now)) return loginDataEntry(kind);
  const { newValue, token } = pending;
  return {
    step: 'verification',
    kind,
    newValue,
    token,
    resendAt: 0,
    triesLeft: null,
    validUntil: pending.expiresAt,
    codeLength: null,
  };
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

/**
 * A new value as the verification shows it: the first and last 3 characters of an address, the first 6 and last 2 of a
 * number.
 */
export const maskedLoginData = (kind: LoginDataKind, value: string): string =>
  kind === 'mobileNumber' ? maskPhone(value) : maskEmail(value);

/** Errors of a login-data code: it is expired, used up or superseded. A wrong code is a regular answer. */
export const aboutConfirmation = {
  [errorCodes.conflict]: 'codeDead',
  [errorCodes.linkExpired]: 'codeDead',
  otherwise: 'codeDead',
} as const satisfies About;
