import * as z from 'zod/mini';
import { errorCodes } from '#contract/envelope.ts';
import type { LinkCredentials } from './recognise-path.ts';
import {
  aboutAccess,
  afterCodeEvent,
  codeFields,
  linkSchema,
  freshCode,
  goodUntil,
  resendFrom,
  type CodeEvent,
  type CodeSent,
} from './code-flow.ts';
import type { About } from './error-ladder.ts';

/**
 * State of a login: it asks for the address, has sent a link, or asks for the SMS code. The schema also restores it
 * from the tab's storage.
 */
export const loginFlowSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('address') }),
  z.object({
    step: z.literal('linkSent'),
    emailAddress: z.string().check(z.maxLength(254)),
    resendAt: codeFields.resendAt,
    validUntil: codeFields.validUntil,
  }),
  z.object({
    step: z.literal('code'),
    /** The opened link's credentials, needed to resend the SMS. */
    link: linkSchema,
    /** Masked by the provider except for its first 6 and last 2 characters; null if it doesn't send it. */
    mobileNumber: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
    ...codeFields,
  }),
]);

export type LoginFlow = Readonly<z.infer<typeof loginFlowSchema>>;

/** What can happen to a login. `now` is in milliseconds since 1970. */
export type LoginEvent =
  | CodeEvent
  | {
      readonly type: 'linkSent';
      readonly emailAddress: string;
      readonly validForSeconds?: number | null | undefined;
      readonly now: number;
    }
  | (CodeSent & {
      readonly type: 'smsSent';
      readonly link: LinkCredentials;
      readonly mobileNumber: string | null;
    })
  | { readonly type: 'ended' };

/** Initial state of a login. */
export const loginStart: LoginFlow = { step: 'address' };

/** The next state of a login. */
export const nextLoginFlow = (flow: LoginFlow, event: LoginEvent): LoginFlow => {
  switch (event.type) {
    case 'linkSent':
      return {
        step: 'linkSent',
        emailAddress: event.emailAddress,
        resendAt: resendFrom(event.now, null),
        validUntil: goodUntil(event),
      };
    case 'smsSent':
      return {
        step: 'code',
        link: event.link,
        mobileNumber: event.mobileNumber,
        ...freshCode(event),
      };
    case 'codeWrong':
    case 'codeDead':
    case 'resendRefused':
      return afterCodeEvent(flow, event);
    case 'ended':
      break;
  }
  return loginStart;
};

/**
 * Errors of a link request: any refusal of the address leads to a registration, so that nobody learns who is a member.
 */
export const aboutLinkRequest = {
  ...aboutAccess,
  [errorCodes.validation]: 'refused',
  otherwise: 'unknownAddress',
} as const satisfies About;

/** Errors of the registration request that follows: there is no further fallback. */
export const aboutRegistrationRequest = {
  [errorCodes.csrf]: 'cookiesBlocked',
  [errorCodes.validation]: 'refused',
  otherwise: 'unavailable',
} as const satisfies About;

/** Errors of an opened link: it has expired or is otherwise invalid. */
export const aboutLink = { ...aboutAccess, otherwise: 'linkInvalid' } as const satisfies About;

/** Errors of the SMS code: it is wrong, unless its link is dead. */
export const aboutLoginCode = { ...aboutAccess, otherwise: 'codeWrong' } as const satisfies About;
