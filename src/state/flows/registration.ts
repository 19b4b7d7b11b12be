import * as endpoints from '#contract/endpoints/registration.ts';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { parseDate } from '#kernel/date.ts';
import { parsePhone } from '#kernel/phone.ts';
import { trouble } from '#domain/error-ladder.ts';
import { registerQuery } from '#domain/recognise-path.ts';
import { maskPhone } from '#domain/masks.ts';
import {
  aboutRegistration,
  aboutRegistrationCode,
  aboutRegistrationLink,
  landing,
  mayEnter,
  nextRegistrationFlow,
  registrationFlowSchema,
  registrationNone,
  registrationRoutes,
  sessionTokenOf,
  type RegistrationEvent,
  type RegistrationFlow,
  type RegistrationStep,
  type RegistrationTyped,
} from '#domain/registration-flow.ts';
import { resumeRegistration } from '#domain/registration-resume.ts';
import { actionAtom, type ActionTools } from '#state/kernel/atoms.ts';
import { hrefAtom } from '#state/kernel/place.ts';
import { flowKeys } from '#state/kernel/storage-keys.ts';
import { openSessionAction, stopSettlingAction } from '#state/session/session.ts';
import { createFlow } from './create-flow.ts';
import { loginNoticeAtom, restartLoginAction, type LoginNotice } from './login.ts';
import { isWholeLink, registrationLinkAtom } from './opened-link.ts';
import { revokedAccess } from './revoked-access.ts';

/** The registration of this tab. */
export const registration = createFlow<RegistrationFlow, RegistrationEvent, RegistrationStep>({
  key: 'registration',
  group: 'flow',
  start: registrationNone,
  next: nextRegistrationFlow,
  kept: {
    key: flowKeys.registration,
    schema: registrationFlowSchema,
    unless: ({ stage }) => stage === 'none' || stage === 'ended',
  },
  routes: registrationRoutes,
  mayEnter: (flow, step) => mayEnter(flow, step),
  lost: (tools, flow) => {
    if (tools.get(registrationLinkAtom) === null) {
      land(tools, flow, () => {
        tools.set(leaveRegistrationAction, 'registrationLost');
      });
    } else tools.services.navigate(tools.get(hrefAtom)('register'), { replace: true });
  },
  leads: {
    ...revokedAccess((tools) => {
      endRegistration(tools);
    }),
    expired: ({ set }) => {
      set(leaveRegistrationAction, 'registrationExpired');
    },
    /** The registration was continued in another tab or on another device: ask for its state. */
    outOfOrder: ({ get, set, services }) => {
      const flow = get(registration.flowAtom);
      if (!('link' in flow)) {
        set(leaveRegistrationAction, 'registrationLost');
        return;
      }
      set(registrationLinkAtom, flow.link);
      services.navigate(get(hrefAtom)('register'), { replace: true });
    },
  },
});

/** Clears the registration in this tab. */
const endRegistration = ({ set }: ActionTools): void => {
  set(registrationLinkAtom, null);
  set(registration.advanceAction, { type: 'ended' });
};

/** Ends the registration and goes to the login or, if a link is missing or invalid, to its own address, and says why. */
export const leaveRegistrationAction = actionAtom((tools, notice: LoginNotice | null): void => {
  endRegistration(tools);
  tools.set(restartLoginAction, notice);
});

/** Goes to the login's page, which asks for the address to register. A link that was just sent stays known. */
export const askForAddressAction = actionAtom((tools): void => {
  const { get, set, services } = tools;
  endRegistration(tools);
  set(loginNoticeAtom, null);
  services.navigate(get(hrefAtom)('login', { query: registerQuery }), { replace: true });
});

/** Redirects to the step that is due; without a registration in this tab, does what is given. */
const land = ({ get, set, services }: ActionTools, flow: RegistrationFlow, without: () => void): void => {
  const due = landing(flow);
  if (due === 'login') without();
  else if (due === 'dashboard') services.navigate(get(hrefAtom)('dashboard'), { replace: true });
  else set(registration.goToAction, { step: due, replace: true });
};

/** Opens the session from the registration and goes to the dashboard. */
const enterPortal = async ({ get, set, services }: ActionTools, token: string): Promise<void> => {
  await set(openSessionAction, { token, user: null });
  services.navigate(get(hrefAtom)('dashboard'), { replace: true });
};

/** Opens the mailed link: checks it and goes to the step that is due or, without a link, to the form for the address. */
export const openRegistrationLinkAction = registration.act(async (tools) => {
  const { get, set, services, state, advance, send } = tools;
  const link = get(registrationLinkAtom);
  if (link === null) {
    land(tools, state, () => {
      set(askForAddressAction);
    });
    return null;
  }
  if (!isWholeLink(link)) {
    set(leaveRegistrationAction, 'registrationExpired');
    return null;
  }
  set(stopSettlingAction);
  return send(
    endpoints.validateRegistrationEmail,
    { path: { id: link.sessionId }, body: { emailCode: link.emailCode } },
    async ({ data }) => {
      set(registrationLinkAtom, null);
      advance({ type: 'linkChecked', link, status: data });
      const resumed = resumeRegistration(data);
      if (resumed.to === 'dashboard') await enterPortal(tools, resumed.bearerToken);
      else if (resumed.to === 'login') set(leaveRegistrationAction, 'registered');
      else services.navigate(get(hrefAtom)(resumed.to), { replace: true });
      return null;
    },
    { about: aboutRegistrationLink },
  );
});

/** Stores what is typed. */
export const typeRegistrationAction = actionAtom(({ set }, typed: RegistrationTyped): void => {
  set(registration.advanceAction, { type: 'typed', typed });
});

/** Accepts the terms of use and goes to the name. */
export const acceptTermsAction = actionAtom(({ set }): void => {
  set(registration.advanceAction, { type: 'termsAccepted' });
  set(registration.goToAction, { step: 'name' });
});

/** Stores the name and goes to the birth date. */
export const enterNameAction = actionAtom(
  ({ set }, person: { readonly firstname: string; readonly name: string }): void => {
    set(registration.advanceAction, { type: 'nameEntered', ...person });
    set(registration.goToAction, { step: 'birthday' });
  },
);

/** Stores the typed birth date, if it is valid, and goes to the social security number. */
export const enterBirthdayAction = actionAtom(({ set }, typed: string): void => {
  const birthDate = parseDate(typed);
  if (birthDate === null) return;
  set(registration.advanceAction, { type: 'birthdayEntered', birthDate });
  set(registration.goToAction, { step: 'ahv' });
});

/** Path parameters of the registration's calls; null before a link was opened. */
const pathOf = (flow: RegistrationFlow): { readonly path: { readonly id: string } } | null =>
  'link' in flow ? { path: { id: flow.link.sessionId } } : null;

/** Sends the personal data and goes to the phone. If they match nobody, the trouble has the tries left. */
export const registerAction = registration.act(async ({ state, advance, goTo, send }, typed: string) => {
  if (state.stage !== 'details') return null;
  const { firstname, name, birthDate } = state.person;
  if (firstname === null || name === null || birthDate === null) return null;
  const body = { firstname, name, birthDate, ahvNumber: parseAhvNumber(typed) ?? typed };
  return send(
    endpoints.register,
    { path: { id: state.link.sessionId }, body },
    ({ data }) => {
      if (!data.isSuccessful) return trouble('refused');
      advance({ type: 'registered' });
      goTo('phone', { replace: true });
      return null;
    },
    { about: aboutRegistration },
  );
});

/** Sends an SMS to the number for the second factor and goes to its code. */
export const sendRegistrationSmsAction = registration.act(
  async ({ state, now, advance, goTo, send }, typed: string) => {
    const registered = pathOf(state);
    if (registered === null) return null;
    const mobileNumber = parsePhone(typed) ?? typed.trim();
    return send(
      endpoints.sendRegistrationSms,
      { ...registered, body: { mobileNumber } },
      ({ data }) => {
        if (!data.isSuccessful) return trouble('refused');
        const masked = data.mobileNumber ?? maskPhone(mobileNumber);
        advance({ type: 'smsSent', ...data, mobileNumber: masked, now: now() });
        goTo('sms');
        return null;
      },
      { about: aboutRegistration },
    );
  },
);

/** Resends the SMS. */
export const resendRegistrationSmsAction = registration.act(async ({ services, state, now, advance, send }) => {
  const registered = pathOf(state);
  if (registered === null) return null;
  return send(
    endpoints.resendRegistrationSms,
    registered,
    ({ data }) => {
      if (!data.isSuccessful) return trouble('refused');
      advance({ type: 'smsSent', ...data, mobileNumber: data.mobileNumber ?? null, now: now() });
      services.toast({ kind: 'success', text: services.texts.t('registration:sms.resent') });
      return null;
    },
    { about: aboutRegistration, resends: true },
  );
});

/** Checks the SMS code and goes to the message that a letter was sent. */
export const enterRegistrationSmsAction = registration.act(async ({ state, advance, goTo, send }, smsCode: string) => {
  const registered = pathOf(state);
  if (registered === null) return null;
  return send(
    endpoints.validateRegistrationSms,
    { ...registered, body: { smsCode } },
    ({ data, meta }) => {
      if (!data.isSuccessful) return trouble('codeWrong', meta?.triesLeft);
      advance({ type: 'smsConfirmed' });
      goTo('message', { replace: true });
      return null;
    },
    { about: aboutRegistrationCode },
  );
});

/** Goes from the message to the letter's code. */
export const awaitLetterAction = actionAtom(({ set }): void => {
  set(registration.advanceAction, { type: 'letterAwaited' });
  set(registration.goToAction, { step: 'code' });
});

/**
 * Checks the letter's code. The correct one logs in and goes to the dashboard, but only in the browser that
 * passed the SMS step; any other goes to the login.
 */
export const enterLetterCodeAction = registration.act(async (tools, letterCode: string) => {
  const { set, services, state, advance, send } = tools;
  const registered = pathOf(state);
  if (registered === null) return null;
  set(stopSettlingAction);
  return send(
    endpoints.validateRegistrationLetter,
    { ...registered, body: { letterCode } },
    async ({ data, meta }) => {
      if (!data.isSuccessful) return trouble('codeWrong', meta?.triesLeft);
      const token = sessionTokenOf(data);
      if (token === null) {
        set(leaveRegistrationAction, 'registered');
        return null;
      }
      advance({ type: 'letterConfirmed', hasToken: true });
      services.toast({ kind: 'success', text: services.texts.t('registration:code.done') });
      await enterPortal(tools, token);
      return null;
    },
    { about: aboutRegistrationCode },
  );
});

/** Orders another letter; the old code is then dead. */
export const orderLetterAction = registration.act(async ({ state, now, advance, goTo, send }) => {
  const registered = pathOf(state);
  if (registered === null) return null;
  return send(
    endpoints.resendRegistrationLetter,
    registered,
    ({ data }) => {
      if (!data.isSuccessful) return trouble('refused');
      advance({ type: 'letterOrdered', resendAfterSeconds: data.resendAfterSeconds, now: now() });
      goTo('finish', { replace: true });
      return null;
    },
    { about: aboutRegistration, resends: true },
  );
});
