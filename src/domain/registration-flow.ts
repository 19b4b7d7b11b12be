import * as z from 'zod/mini';
import { errorCodes } from '#contract/envelope.ts';
import type { RegistrationStatus } from '#contract/registration.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { LinkCredentials } from './recognise-path.ts';
import {
  aboutAccess,
  afterCodeEvent,
  codeFields,
  linkSchema,
  freshCode,
  type CodeEvent,
  type CodeSent,
} from './code-flow.ts';
import type { About } from './error-ladder.ts';
import { resumeRegistration } from './registration-resume.ts';

/** The steps of a registration; the last two are for ordering the letter again. */
export const registrationSteps = [
  'start',
  'name',
  'birthday',
  'ahv',
  'phone',
  'sms',
  'message',
  'code',
  'send',
  'finish',
] as const;

export type RegistrationStep = (typeof registrationSteps)[number];

/** The route of each step. */
export const registrationRoutes = {
  start: 'register-start',
  name: 'register-name',
  birthday: 'register-birthday',
  ahv: 'register-ahv',
  phone: 'register-phone',
  sms: 'register-sms',
  message: 'register-message',
  code: 'register-code',
  send: 'register-send',
  finish: 'register-finish',
} as const satisfies Record<RegistrationStep, RouteKey>;

/** A step with the header; send and finish hide it. */
export type WizardStep = Exclude<RegistrationStep, 'send' | 'finish'>;

/**
 * Where a step is in the header: in which part (1 personal data, 2 authentication, 3 registration code), and on which of
 * its pages.
 */
export const wizardPages = {
  start: { part: 1, at: 1, of: 4 },
  name: { part: 1, at: 2, of: 4 },
  birthday: { part: 1, at: 3, of: 4 },
  ahv: { part: 1, at: 4, of: 4 },
  phone: { part: 2, at: 1, of: 2 },
  sms: { part: 2, at: 2, of: 2 },
  message: { part: 3, at: 1, of: 2 },
  code: { part: 3, at: 2, of: 2 },
} as const satisfies Record<WizardStep, object>;

const entered = z.nullable(z.string().check(z.maxLength(400)));
const personSchema = z.object({ firstname: entered, name: entered, birthDate: entered });

/** Personal data entered so far; dates are ISO. The social security number stays in its field until it is sent. */
export type RegistrationPerson = Readonly<z.infer<typeof personSchema>>;

const typed = z.optional(z.string().check(z.maxLength(400)));
const typedSchema = z.object({
  firstname: typed,
  name: typed,
  birthDate: typed,
  ahvNumber: typed,
  mobileNumber: typed,
  smsCode: typed,
  letterCode: typed,
});

/**
 * Exactly what was typed so far, so that it survives going back, a reload and a change of language. Each part is
 * dropped as soon as the provider has accepted it.
 */
export type RegistrationTyped = Readonly<z.infer<typeof typedSchema>>;

const started = { link: linkSchema, typed: typedSchema };

/** State of a registration. The schema also restores it from the tab's storage. */
export const registrationFlowSchema = z.discriminatedUnion('stage', [
  /** No valid link was opened in this tab. */
  z.object({ stage: z.literal('none') }),
  /** Asks for the personal data, in four steps; nothing has been sent yet. */
  z.object({ stage: z.literal('details'), ...started, termsAccepted: z.boolean(), person: personSchema }),
  /** The fund has recognised the person; asks for the mobile number. */
  z.object({ stage: z.literal('phone'), ...started }),
  /** An SMS was sent. The number can still be changed. */
  z.object({
    stage: z.literal('sms'),
    ...started,
    /** Masked except for its first 6 and last 2 characters; null if the provider doesn't send it. */
    mobileNumber: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
    ...codeFields,
  }),
  /** The letter with the registration code was sent. */
  z.object({
    stage: z.literal('letter'),
    ...started,
    /** State of the letter: announced, awaited, or ordered again. */
    news: z.enum(['announced', 'awaited', 'ordered']),
    ...codeFields,
  }),
  /** The account exists. */
  z.object({ stage: z.literal('ended'), to: z.enum(['dashboard', 'login']) }),
]);

export type RegistrationFlow = Readonly<z.infer<typeof registrationFlowSchema>>;

/** What can happen to a registration. `now` is in milliseconds since 1970. */
export type RegistrationEvent =
  | CodeEvent
  | { readonly type: 'linkChecked'; readonly link: LinkCredentials; readonly status: RegistrationStatus }
  | { readonly type: 'typed'; readonly typed: RegistrationTyped }
  | { readonly type: 'termsAccepted' }
  | { readonly type: 'nameEntered'; readonly firstname: string; readonly name: string }
  | { readonly type: 'birthdayEntered'; readonly birthDate: string }
  | { readonly type: 'registered' }
  | (CodeSent & { readonly type: 'smsSent'; readonly mobileNumber: string | null })
  | { readonly type: 'smsConfirmed' }
  | { readonly type: 'letterAwaited' }
  | { readonly type: 'letterOrdered'; readonly resendAfterSeconds: number | null | undefined; readonly now: number }
  | { readonly type: 'letterConfirmed'; readonly hasToken: boolean }
  | { readonly type: 'ended' };

/** Initial state of a registration. */
export const registrationNone: RegistrationFlow = { stage: 'none' };

const nobody: RegistrationPerson = { firstname: null, name: null, birthDate: null };

const letter = (link: LinkCredentials, news: 'announced' | 'awaited'): RegistrationFlow => ({
  stage: 'letter',
  link,
  typed: {},
  news,
  resendAt: 0,
  triesLeft: null,
  validUntil: null,
  codeLength: null,
});

/** Drops the parts that are no longer needed. */
const without = (typed: RegistrationTyped, ...parts: readonly (keyof RegistrationTyped)[]): RegistrationTyped =>
  Object.fromEntries(Object.entries(typed).filter(([part]) => !parts.some((dropped) => dropped === part)));

/** The state that an opened link leads to. Opening the same link again in the tab keeps what was entered. */
const resumed = (
  flow: RegistrationFlow,
  { link, status }: { readonly link: LinkCredentials; readonly status: RegistrationStatus },
): RegistrationFlow => {
  const { to } = resumeRegistration(status);
  const same = 'link' in flow && flow.link.sessionId === link.sessionId;
  switch (to) {
    case 'register-start':
      return same && flow.stage === 'details'
        ? { ...flow, link }
        : { stage: 'details', link, typed: {}, termsAccepted: false, person: nobody };
    case 'register-phone':
      return same && flow.stage === 'sms' ? { ...flow, link } : { stage: 'phone', link, typed: {} };
    case 'register-code':
      return same && flow.stage === 'letter' ? { ...flow, link } : letter(link, 'awaited');
    case 'dashboard':
    case 'login':
      break;
  }
  return { stage: 'ended', to };
};

/** The next state of a registration. Ignores events that don't belong to the current stage. */
export const nextRegistrationFlow = (flow: RegistrationFlow, event: RegistrationEvent): RegistrationFlow => {
  switch (event.type) {
    case 'linkChecked':
      return resumed(flow, event);
    case 'typed':
      return 'typed' in flow ? { ...flow, typed: { ...flow.typed, ...event.typed } } : flow;
    case 'termsAccepted':
      return flow.stage === 'details' ? { ...flow, termsAccepted: true } : flow;
    case 'nameEntered':
      return flow.stage === 'details'
        ? { ...flow, person: { ...flow.person, firstname: event.firstname, name: event.name } }
        : flow;
    case 'birthdayEntered':
      return flow.stage === 'details' ? { ...flow, person: { ...flow.person, birthDate: event.birthDate } } : flow;
    case 'registered':
      return flow.stage === 'details' ? { stage: 'phone', link: flow.link, typed: {} } : flow;
    case 'smsSent':
      return flow.stage === 'phone' || flow.stage === 'sms'
        ? {
            stage: 'sms',
            link: flow.link,
            typed: without(flow.typed, 'smsCode'),
            mobileNumber: event.mobileNumber ?? (flow.stage === 'sms' ? flow.mobileNumber : null),
            ...freshCode(event),
          }
        : flow;
    case 'codeWrong':
    case 'codeDead':
    case 'resendRefused':
      return afterCodeEvent(flow, event);
    case 'smsConfirmed':
      return flow.stage === 'sms' ? letter(flow.link, 'announced') : flow;
    case 'letterAwaited':
      return flow.stage === 'letter' ? { ...flow, news: 'awaited' } : flow;
    case 'letterOrdered':
      return flow.stage === 'letter'
        ? {
            ...flow,
            typed: {},
            news: 'ordered',
            ...freshCode(event),
          }
        : flow;
    case 'letterConfirmed':
      return flow.stage === 'letter' ? { stage: 'ended', to: event.hasToken ? 'dashboard' : 'login' } : flow;
    case 'ended':
      break;
  }
  return registrationNone;
};

const hasName = ({ firstname, name }: RegistrationPerson): boolean => firstname !== null && name !== null;

/**
 * Whether a step may be entered by its address, Back or Forward: every step of the current stage that is due, but no
 * completed stage.
 *
 * | stage | steps that may be entered |
 * |---|---|
 * | none, ended | none |
 * | details | start; name once the terms are accepted; birthday once the name is entered; ahv once the birthday is entered |
 * | phone | phone |
 * | sms | sms, and phone to change the number |
 * | letter | message, code, send; finish once a letter was ordered again |
 */
export const mayEnter = (flow: RegistrationFlow, step: RegistrationStep): boolean => {
  switch (flow.stage) {
    case 'details': {
      const { termsAccepted, person } = flow;
      const due: Partial<Record<RegistrationStep, boolean>> = {
        start: true,
        name: termsAccepted,
        birthday: termsAccepted && hasName(person),
        ahv: termsAccepted && hasName(person) && person.birthDate !== null,
      };
      return due[step] ?? false;
    }
    case 'phone':
      return step === 'phone';
    case 'sms':
      return step === 'phone' || step === 'sms';
    case 'letter':
      return step === 'message' || step === 'code' || step === 'send' || (step === 'finish' && flow.news === 'ordered');
    case 'none':
    case 'ended':
      break;
  }
  return false;
};

const landingByNews = { announced: 'message', awaited: 'code', ordered: 'finish' } as const;

/**
 * Where to redirect from a step that may not be entered: to the step that is due, else to the login or the dashboard.
 */
export const landing = (flow: RegistrationFlow): RegistrationStep | 'login' | 'dashboard' => {
  switch (flow.stage) {
    case 'ended':
      return flow.to;
    case 'details':
      return (['ahv', 'birthday', 'name'] as const).find((step) => mayEnter(flow, step)) ?? 'start';
    case 'phone':
    case 'sms':
      return flow.stage;
    case 'letter':
      return landingByNews[flow.news];
    case 'none':
      break;
  }
  return 'login';
};

/** Errors of a registration step: a session that is unknown to the provider means that the link is dead. */
export const aboutRegistration = {
  ...aboutAccess,
  [errorCodes.notFound]: 'expired',
  [errorCodes.unauthorized]: 'expired',
} as const satisfies About;

/** Errors of a registration code: it has expired or has no tries left. A wrong code is a regular answer. */
export const aboutRegistrationCode = { ...aboutRegistration, otherwise: 'codeDead' } as const satisfies About;

/** Errors of a registration link: any refusal leads to the login, where a new link can be requested. */
export const aboutRegistrationLink = { ...aboutAccess, otherwise: 'expired' } as const satisfies About;

/** The session token from `registrations/validateletter`, under either of its names; null if the answer has none. */
export const sessionTokenOf = (answer: {
  readonly token?: string | undefined;
  readonly bearerToken?: string | undefined;
}): string | null => answer.token ?? answer.bearerToken ?? null;
