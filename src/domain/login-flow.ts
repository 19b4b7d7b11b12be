import * as z from 'zod/mini';
import { errorCodes } from '#contract/envelope.ts';
import type { LinkCredentials } from '#contract/route-words.ts';
import { aboutAccess, afterCodeEvent, codeFields, linkSchema, resendFrom, type CodeEvent } from './code-flow.ts';
import type { About } from './error-ladder.ts';

/**
 * Where a login is: the address is asked for, a link is on its way, or the SMS code is asked for. The same schema reads it
 * back from the tab's storage.
 */
export const loginFlowSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('address') }),
  z.object({
    step: z.literal('linkSent'),
    emailAddress: z.string().check(z.maxLength(254)),
    resendAt: codeFields.resendAt,
  }),
  z.object({
    step: z.literal('code'),
    /** What the opened link carried: needed to send the SMS again. */
    link: linkSchema,
    /** Masked by the provider to its first 6 and last 2 characters. */
    mobileNumber: z.string().check(z.minLength(1), z.maxLength(64)),
    ...codeFields,
  }),
]);

export type LoginFlow = Readonly<z.infer<typeof loginFlowSchema>>;

/** What can happen to a login. `now` is in milliseconds since 1970. */
export type LoginEvent =
  | CodeEvent
  | { readonly type: 'linkSent'; readonly emailAddress: string; readonly now: number }
  | {
      readonly type: 'smsSent';
      readonly link: LinkCredentials;
      readonly mobileNumber: string;
      readonly resendAfterSeconds: number | null | undefined;
      readonly now: number;
    }
  | { readonly type: 'ended' };

/** Every login begins here. */
export const loginStart: LoginFlow = { step: 'address' };

/** What follows when something happens to a login. Events that do not belong to a step leave it as it is. */
export const nextLoginFlow = (flow: LoginFlow, event: LoginEvent): LoginFlow => {
  switch (event.type) {
    case 'linkSent':
      return { step: 'linkSent', emailAddress: event.emailAddress, resendAt: resendFrom(event.now, null) };
    case 'smsSent':
      return {
        step: 'code',
        link: event.link,
        mobileNumber: event.mobileNumber,
        resendAt: resendFrom(event.now, event.resendAfterSeconds),
        triesLeft: null,
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

/** A link that is asked for: any refusal of the address leads to a registration instead, so that nobody learns who is a member. */
export const aboutLinkRequest = {
  ...aboutAccess,
  [errorCodes.validation]: 'refused',
  otherwise: 'unknownAddress',
} as const satisfies About;

/** A registration asked for in its place: whatever is wrong with it, there is no third way. */
export const aboutRegistrationRequest = {
  [errorCodes.csrf]: 'cookiesBlocked',
  [errorCodes.validation]: 'refused',
  otherwise: 'unavailable',
} as const satisfies About;

/** An opened link: it has expired, or is no good for another reason. */
export const aboutLink = { ...aboutAccess, otherwise: 'linkInvalid' } as const satisfies About;

/** The SMS code: wrong, unless the link it belongs to is dead. */
export const aboutLoginCode = { ...aboutAccess, otherwise: 'codeWrong' } as const satisfies About;
