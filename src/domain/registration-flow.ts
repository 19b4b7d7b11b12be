import { errorCodes } from '#contract/envelope.ts';
import type { RegistrationStatus } from '#contract/registration.ts';
import type { LinkCredentials, RouteKey } from '#contract/route-words.ts';
import {
  accessEnded,
  isProvidersRefusal,
  lacksCookies,
  resendPauseSeconds,
  tryLater,
  type AccessEnded,
  type CookiesBlocked,
  type LoginRefusal,
  type TryLater,
} from './login-flow.ts';
import { resumeRegistration } from './registration-resume.ts';

/** The steps of a registration: the last two are the way of who orders the code again. */
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

/** The step that a route shows; null where it shows none. */
export const registrationStepOf = (route: RouteKey): RegistrationStep | null =>
  registrationSteps.find((step) => registrationRoutes[step] === route) ?? null;

/** Personal data, authentication, registration code. */
export type WizardPart = 1 | 2 | 3;

const wizardParts: Readonly<Record<RegistrationStep, WizardPart | null>> = {
  start: 1,
  name: 1,
  birthday: 1,
  ahv: 1,
  phone: 2,
  sms: 2,
  message: 3,
  code: 3,
  send: null,
  finish: null,
};

/**
 * Which of the header's three parts a step belongs to: personal data, authentication, registration code. Null where the
 * header is hidden, on send and finish.
 */
export const wizardPart = (step: RegistrationStep): WizardPart | null => wizardParts[step];

/** What somebody has entered of herself so far; the social security number stays in its field until it is sent. */
export type RegistrationPerson = {
  readonly firstname: string | null;
  readonly name: string | null;
  /** ISO. */
  readonly birthDate: string | null;
};

/** Where a registration stands. Times are milliseconds since 1970. */
export type RegistrationFlow =
  /** No link was opened in this tab, or it was no good. */
  | { readonly stage: 'none' }
  /** The personal data are asked for, over four steps; nothing has been sent yet. */
  | {
      readonly stage: 'details';
      readonly link: LinkCredentials;
      readonly termsAccepted: boolean;
      readonly person: RegistrationPerson;
    }
  /** The fund knows the person; the mobile number is asked for. */
  | { readonly stage: 'phone'; readonly link: LinkCredentials }
  /** An SMS is on its way. Another number may still be given. */
  | {
      readonly stage: 'sms';
      readonly link: LinkCredentials;
      /** Masked to its first 6 and last 2 characters; null where the provider does not say it. */
      readonly mobileNumber: string | null;
      /** From when the SMS may be sent again. */
      readonly resendAt: number;
      readonly triesLeft: number | null;
    }
  /** The letter with the registration code is on its way. */
  | {
      readonly stage: 'letter';
      readonly link: LinkCredentials;
      /** What was last said of the letter: it was announced, is waited for, or was ordered again. */
      readonly news: 'announced' | 'awaited' | 'ordered';
      /** From when the next letter may be ordered; 0: now. */
      readonly orderAt: number;
      readonly triesLeft: number | null;
    }
  /** The account exists. */
  | { readonly stage: 'ended'; readonly to: 'dashboard' | 'login' };

/** What can happen to a registration. `now` is in milliseconds since 1970. */
export type RegistrationEvent =
  | { readonly type: 'linkChecked'; readonly link: LinkCredentials; readonly status: RegistrationStatus }
  | { readonly type: 'termsAccepted' }
  | { readonly type: 'nameEntered'; readonly firstname: string; readonly name: string }
  | { readonly type: 'birthdayEntered'; readonly birthDate: string }
  | { readonly type: 'registered' }
  | {
      readonly type: 'smsSent';
      readonly mobileNumber: string | null;
      readonly resendAfterSeconds: number | undefined;
      readonly now: number;
    }
  | { readonly type: 'smsCodeWrong'; readonly triesLeft: number | undefined }
  | { readonly type: 'smsCodeDead' }
  | { readonly type: 'smsConfirmed' }
  | { readonly type: 'letterAwaited' }
  | { readonly type: 'letterCodeWrong'; readonly triesLeft: number | undefined }
  | { readonly type: 'letterOrdered'; readonly resendAfterSeconds: number | undefined; readonly now: number }
  | { readonly type: 'resendRefused'; readonly waitSeconds: number; readonly now: number }
  | { readonly type: 'letterConfirmed'; readonly hasToken: boolean }
  | { readonly type: 'ended' };

/** Every registration begins here. */
export const registrationNone: RegistrationFlow = { stage: 'none' };

const nobody: RegistrationPerson = { firstname: null, name: null, birthDate: null };

const letter = (link: LinkCredentials, news: 'announced' | 'awaited'): RegistrationFlow => ({
  stage: 'letter',
  link,
  news,
  orderAt: 0,
  triesLeft: null,
});

/** What an opened link leads to. The same link opened again in the tab loses nothing that was entered. */
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
        : { stage: 'details', link, termsAccepted: false, person: nobody };
    case 'register-phone':
      return same && flow.stage === 'sms' ? { ...flow, link } : { stage: 'phone', link };
    case 'register-code':
      return same && flow.stage === 'letter' ? { ...flow, link } : letter(link, 'awaited');
    case 'dashboard':
    case 'login':
      break;
  }
  return { stage: 'ended', to };
};

/** What follows when something happens to a registration. Events that do not belong to its stage leave it as it is. */
export const nextRegistrationFlow = (flow: RegistrationFlow, event: RegistrationEvent): RegistrationFlow => {
  switch (event.type) {
    case 'linkChecked':
      return resumed(flow, event);
    case 'termsAccepted':
      return flow.stage === 'details' ? { ...flow, termsAccepted: true } : flow;
    case 'nameEntered':
      return flow.stage === 'details'
        ? { ...flow, person: { ...flow.person, firstname: event.firstname, name: event.name } }
        : flow;
    case 'birthdayEntered':
      return flow.stage === 'details' ? { ...flow, person: { ...flow.person, birthDate: event.birthDate } } : flow;
    case 'registered':
      return flow.stage === 'details' ? { stage: 'phone', link: flow.link } : flow;
    case 'smsSent':
      return flow.stage === 'phone' || flow.stage === 'sms'
        ? {
            stage: 'sms',
            link: flow.link,
            mobileNumber: event.mobileNumber ?? (flow.stage === 'sms' ? flow.mobileNumber : null),
            resendAt: event.now + (event.resendAfterSeconds ?? resendPauseSeconds) * 1000,
            triesLeft: null,
          }
        : flow;
    case 'smsCodeWrong':
      return flow.stage === 'sms' ? { ...flow, triesLeft: event.triesLeft ?? null } : flow;
    case 'smsCodeDead':
      return flow.stage === 'sms' ? { ...flow, triesLeft: 0 } : flow;
    case 'smsConfirmed':
      return flow.stage === 'sms' ? letter(flow.link, 'announced') : flow;
    case 'letterAwaited':
      return flow.stage === 'letter' ? { ...flow, news: 'awaited' } : flow;
    case 'letterCodeWrong':
      return flow.stage === 'letter' ? { ...flow, triesLeft: event.triesLeft ?? null } : flow;
    case 'letterOrdered':
      return flow.stage === 'letter'
        ? {
            ...flow,
            news: 'ordered',
            orderAt: event.now + (event.resendAfterSeconds ?? resendPauseSeconds) * 1000,
            triesLeft: null,
          }
        : flow;
    case 'resendRefused': {
      const again = event.now + event.waitSeconds * 1000;
      if (flow.stage === 'sms') return { ...flow, resendAt: again };
      return flow.stage === 'letter' ? { ...flow, orderAt: again } : flow;
    }
    case 'letterConfirmed':
      return flow.stage === 'letter' ? { stage: 'ended', to: event.hasToken ? 'dashboard' : 'login' } : flow;
    case 'ended':
      break;
  }
  return registrationNone;
};

const hasName = ({ firstname, name }: RegistrationPerson): boolean => firstname !== null && name !== null;

/**
 * Whether a step may be entered by its address, by back or by forward: every step whose own stage is reached, but none
 * that is not due yet and none that is done with for good.
 *
 * | stage | steps that may be entered |
 * |---|---|
 * | none, ended | none |
 * | details | start; name once the terms are accepted; birthday once there is a name; ahv once there is a birthday |
 * | phone | phone |
 * | sms | sms, and phone for another number |
 * | letter | message, code, send; finish once a letter was ordered |
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

/** Where somebody lands who may not enter the step she asked for: the step that is due, else the login or the dashboard. */
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

/** The step before, for the button "back"; null where there is none to go back to. */
export const stepBefore = (flow: RegistrationFlow, step: RegistrationStep): RegistrationStep | null => {
  const before: Partial<Record<RegistrationStep, RegistrationStep>> = {
    name: 'start',
    birthday: 'name',
    ahv: 'birthday',
    sms: 'phone',
    code: 'message',
    send: 'code',
  };
  const to = before[step];
  return to !== undefined && mayEnter(flow, to) ? to : null;
};

/** What follows when a call of the registration was refused. */
export type RegistrationRefused =
  | AccessEnded
  /** The whole registration is dead: link expired, used up or superseded. */
  | { readonly outcome: 'expired' | 'forbidden' }
  /** The step is not due: `registrations/validemail` says which one is. */
  | { readonly outcome: 'outOfOrder' }
  /** The provider's sentence for the person, and the field where it belongs. No tries left: what was tried is dead. */
  | {
      readonly outcome: 'refused';
      readonly text: string;
      readonly field: string | undefined;
      readonly triesLeft: number | undefined;
    }
  | CookiesBlocked
  | TryLater;

/**
 * Reads a refused call of the registration: the machine words lead to the access-revoked pages; what the provider says
 * of an input stands at the field, nothing typed is lost.
 */
export const afterRegistrationRefused = (refusal: LoginRefusal): RegistrationRefused => {
  const first = refusal.kind === 'answer' ? refusal.errors[0] : undefined;
  if (first?.code === errorCodes.linkExpired) return { outcome: 'expired' };
  const ended = accessEnded(refusal);
  if (ended !== null) return ended;
  if (lacksCookies(refusal)) return { outcome: 'cookiesBlocked' };
  if (!isProvidersRefusal(refusal)) return tryLater(refusal);
  if (refusal.status === 403) return { outcome: 'forbidden' };
  if (first?.code === errorCodes.outOfOrder) return { outcome: 'outOfOrder' };
  if (refusal.status === 401 || refusal.status === 404) return { outcome: 'expired' };
  return { outcome: 'refused', text: first?.detail ?? '', field: first?.field, triesLeft: refusal.triesLeft };
};

/** The session's token in an answer of `registrations/validateletter`, under either of its names; null where none came. */
export const sessionTokenOf = (answer: {
  readonly token?: string | null | undefined;
  readonly bearerToken?: string | null | undefined;
}): string | null => answer.token ?? answer.bearerToken ?? null;
