import type { Endpoint } from '#contract/endpoint.ts';
import * as endpoints from '#contract/endpoints/registration.ts';
import { defaultLocale } from '#kernel/locale.ts';
import type { HttpFailure } from '#api/http-failure.ts';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { parseDate } from '#kernel/date.ts';
import { afterLinkRefused, type AccessEnded, type CookiesBlocked, type TryLater } from '#domain/login-flow.ts';
import { maskPhone } from '#domain/masks.ts';
import { parsePhone } from '#kernel/phone.ts';
import {
  afterRegistrationRefused,
  landing,
  mayEnter,
  nextRegistrationFlow,
  registrationNone,
  registrationRoutes,
  sessionTokenOf,
  type RegistrationEvent,
  type RegistrationFlow,
  type RegistrationStep,
} from '#domain/registration-flow.ts';
import { resumeRegistration } from '#domain/registration-resume.ts';
import { actionAtom, resettableAtom, type ActionTools } from '../kernel/atoms.ts';
import { restartLoginAction, type LoginNotice } from './login.ts';
import { hrefAtom } from '../kernel/place.ts';
import { registrationLinkAtom, setRegistrationLinkAction } from './registration-link.ts';
import type { PolicedResult } from '../kernel/services.ts';
import { openSessionAction } from '../session/session.ts';
import { storedRegistration, type RegistrationDraft } from './registration-storage.ts';
import { readStored, stored, writeStored } from '../kernel/storage-keys.ts';

/** Where the registration of this tab stands. A copy lies in the tab's session storage, so that a reload keeps it. */
export const registrationFlowAtom = resettableAtom<RegistrationFlow>('registration.flow', registrationNone);

/** The step on screen; null while the person is being led elsewhere. */
export const enteredStepAtom = resettableAtom<RegistrationStep | null>('registration.entered', null);

/**
 * What was typed on the steps so far, letter for letter, so that going back, a reload and another language keep it. Each
 * part is forgotten as soon as the provider has taken it.
 */
export const registrationDraftAtom = resettableAtom<RegistrationDraft>('registration.draft', {});

/** Which call of the registration is under way; while one is, no other starts: a double submit cannot happen. */
export const registrationBusyAtom = resettableAtom<'link' | Busy | null>('registration.busy', null);

/** What a form says after a refused try, beside what has been done about it already. */
export type RegistrationTrouble =
  | TryLater
  | CookiesBlocked
  /** The provider did not take what was entered; `text` is its sentence for the person, and may be empty. */
  | { readonly outcome: 'refused'; readonly text: string; readonly triesLeft: number | null }
  /** A wrong code; how many tries are left stands in the flow. */
  | { readonly outcome: 'wrong' }
  /** The code is dead: only a new one helps. */
  | { readonly outcome: 'dead'; readonly text: string };

/** Takes up a registration that this tab had begun before it was reloaded. */
const takeUpAction = actionAtom(({ get, set, services }): void => {
  if (get(registrationFlowAtom).stage !== 'none') return;
  const kept = readStored(services.session, storedRegistration);
  if (kept === null) return;
  set(registrationFlowAtom, kept.flow);
  set(registrationDraftAtom, kept.draft);
});

const keepAction = actionAtom(({ get, services }): void => {
  const [flow, draft] = [get(registrationFlowAtom), get(registrationDraftAtom)];
  const over = flow.stage === 'none' || flow.stage === 'ended';
  writeStored(services.session, storedRegistration, over ? null : JSON.stringify({ flow, draft }));
});

const advanceAction = actionAtom(({ get, set }, event: RegistrationEvent): void => {
  set(registrationFlowAtom, nextRegistrationFlow(get(registrationFlowAtom), event));
  set(keepAction);
});

/** Keeps what is being typed. */
export const typeRegistrationAction = actionAtom(({ get, set }, typed: RegistrationDraft): void => {
  set(registrationDraftAtom, { ...get(registrationDraftAtom), ...typed });
  set(keepAction);
});

/** Forgets parts of what was typed: the provider has them, or nobody needs them any more. */
const forgetTypedAction = actionAtom(({ get, set }, parts: readonly (keyof RegistrationDraft)[]): void => {
  const rest = Object.entries(get(registrationDraftAtom)).filter(([part]) => !parts.some((gone) => gone === part));
  set(registrationDraftAtom, Object.fromEntries(rest));
  set(keepAction);
});

const goToAction = actionAtom(
  (
    { get, services },
    { step, replace = false }: { readonly step: RegistrationStep; readonly replace?: boolean },
  ): void => {
    services.navigate(get(hrefAtom)(registrationRoutes[step]), { replace });
  },
);

/** Ends the registration of this tab: nothing of it is left in the browser. */
const endAction = actionAtom(({ set }): void => {
  set(setRegistrationLinkAction, null);
  set(registrationDraftAtom, {});
  set(advanceAction, { type: 'ended' });
});

/** Ends the registration and goes to the login, which says why. */
export const leaveForLoginAction = actionAtom(({ set }, notice: LoginNotice | null): void => {
  set(endAction);
  set(restartLoginAction, notice);
});

/** A refused call (HTTP 403) leads to the forbidden page, in German. */
const forbidAction = actionAtom(({ get, set, services }): void => {
  set(endAction);
  services.navigate(get(hrefAtom)('forbidden', { locale: defaultLocale }), { replace: true });
});

/** The person may not have an account any more: the access-revoked page says why. */
const endAccessAction = actionAtom(({ get, set, services }, outcome: AccessEnded['outcome']): void => {
  set(endAction);
  const query = outcome === 'leftLongAgo' ? { query: { mode: 'byExitDate' } } : {};
  services.navigate(get(hrefAtom)('login-access-revoked', query), { replace: true });
});

/** Logs in with the session that the registration gave, and goes to the dashboard. The flow has ended by then. */
const enterPortalAction = actionAtom(async ({ get, set, services }, token: string): Promise<void> => {
  set(registrationDraftAtom, {});
  await set(openSessionAction, { token });
  services.navigate(get(hrefAtom)('dashboard'), { replace: true });
});

/**
 * Enters a step. Where it is not due, the person is led to the one that is, or, without a registration in this tab, to
 * the login.
 */
export const enterStepAction = actionAtom(({ get, set, services }, step: RegistrationStep): void => {
  set(takeUpAction);
  const flow = get(registrationFlowAtom);
  if (get(registrationLinkAtom) !== null) {
    services.navigate(get(hrefAtom)('register'), { replace: true });
    return;
  }
  const due = mayEnter(flow, step) ? step : landing(flow);
  if (due === step) set(enteredStepAtom, step);
  else if (due === 'dashboard') services.navigate(get(hrefAtom)('dashboard'), { replace: true });
  else if (due === 'login') set(leaveForLoginAction, 'registrationLost');
  else set(goToAction, { step: due, replace: true });
});

/**
 * Opens the mailed link: checks it and goes to the step that is due. Null where another page has taken over; else why
 * the link could not be checked yet.
 */
export const openRegistrationLinkAction = actionAtom(
  async ({ get, set, services }): Promise<TryLater | CookiesBlocked | null> => {
    set(takeUpAction);
    const link = get(registrationLinkAtom);
    if (get(registrationBusyAtom) !== null) return null;
    if (link === null) {
      const goal = landing(get(registrationFlowAtom));
      if (goal === 'login' || goal === 'dashboard') set(leaveForLoginAction, 'registerHere');
      else set(goToAction, { step: goal, replace: true });
      return null;
    }
    if (stored.registrationLink.parse(JSON.stringify(link)) === null) {
      set(leaveForLoginAction, 'registrationExpired');
      return null;
    }
    set(registrationBusyAtom, 'link');
    try {
      const answer = await services.call(endpoints.validateRegistrationEmail, {
        path: { id: link.sessionId },
        body: { emailCode: link.emailCode },
        quiet: true,
      });
      if (!answer.ok) {
        const refused = afterLinkRefused(answer.failure);
        if (refused.outcome === 'cookiesBlocked' || refused.outcome === 'tryLater') return refused;
        if (refused.outcome === 'forbidden') set(forbidAction);
        else if (refused.outcome === 'accessRevoked' || refused.outcome === 'leftLongAgo')
          set(endAccessAction, refused.outcome);
        else set(leaveForLoginAction, 'registrationExpired');
        return null;
      }
      const before = get(registrationFlowAtom);
      const another = 'link' in before && before.link.sessionId !== link.sessionId;
      if (another) set(registrationDraftAtom, {});
      set(setRegistrationLinkAction, null);
      set(advanceAction, { type: 'linkChecked', link, status: answer.data });
      const resumed = resumeRegistration(answer.data);
      if (resumed.to === 'dashboard') {
        await set(enterPortalAction, resumed.bearerToken);
        return null;
      }
      if (resumed.to === 'login') set(leaveForLoginAction, 'registered');
      else services.navigate(get(hrefAtom)(resumed.to), { replace: true });
      return null;
    } finally {
      set(registrationBusyAtom, null);
    }
  },
);

/**
 * Does what a refused call asks for. What the form has to say is handed back; null where another page has taken over.
 */
const afterRefusalAction = actionAtom(({ get, set, services }, failure: HttpFailure): RegistrationTrouble | null => {
  const refused = afterRegistrationRefused(failure);
  switch (refused.outcome) {
    case 'cookiesBlocked':
    case 'tryLater':
      return refused;
    case 'refused':
      return { outcome: 'refused', text: refused.text, triesLeft: refused.triesLeft ?? null };
    case 'accessRevoked':
    case 'leftLongAgo':
      set(endAccessAction, refused.outcome);
      return null;
    case 'forbidden':
      set(forbidAction);
      return null;
    case 'expired':
      set(leaveForLoginAction, 'registrationExpired');
      return null;
    case 'outOfOrder':
      break;
  }
  // The registration has gone on elsewhere, in another tab or on another device: ask where it stands.
  const flow = get(registrationFlowAtom);
  if ('link' in flow) {
    set(setRegistrationLinkAction, flow.link);
    services.navigate(get(hrefAtom)('register'), { replace: true });
  } else set(leaveForLoginAction, 'registrationLost');
  return null;
});

type Busy = 'person' | 'sms' | 'resendSms' | 'smsCode' | 'letter' | 'letterCode';
type Answered<E extends Endpoint> = Extract<PolicedResult<E>, { ok: true }>;

/**
 * Makes one call of the registration at a time, with the id of the link. Null where it has led on or another page has
 * taken over; else what the form has to say.
 */
const callOnce = async <E extends Endpoint>(
  { get, set }: ActionTools,
  busy: Busy,
  call: (id: string) => Promise<PolicedResult<E>>,
  then: (answer: Answered<E>) => RegistrationTrouble | null | Promise<RegistrationTrouble | null>,
): Promise<RegistrationTrouble | null> => {
  const flow = get(registrationFlowAtom);
  if (get(registrationBusyAtom) !== null || !('link' in flow)) return null;
  set(registrationBusyAtom, busy);
  try {
    const answer = await call(flow.link.sessionId);
    return answer.ok ? await then(answer) : set(afterRefusalAction, answer.failure);
  } finally {
    set(registrationBusyAtom, null);
  }
};

/** Confirms the terms of use and begins. */
export const acceptTermsAction = actionAtom(({ set }): void => {
  set(advanceAction, { type: 'termsAccepted' });
  set(goToAction, { step: 'name' });
});

/** Takes the name and goes on to the birthday. */
export const enterNameAction = actionAtom(
  ({ set }, person: { readonly firstname: string; readonly name: string }): void => {
    set(advanceAction, { type: 'nameEntered', ...person });
    set(goToAction, { step: 'birthday' });
  },
);

/** Takes the birth date as it was typed and goes on to the social security number. */
export const enterBirthdayAction = actionAtom(({ set }, typed: string): void => {
  const birthDate = parseDate(typed);
  if (birthDate === null) return;
  set(advanceAction, { type: 'birthdayEntered', birthDate });
  set(goToAction, { step: 'ahv' });
});

/**
 * Says who registers; success goes to the phone. Data that match nobody are handed back with the tries that are left.
 */
export const registerAction = actionAtom((tools, typed: string): Promise<RegistrationTrouble | null> => {
  const { get, set, services } = tools;
  const flow = get(registrationFlowAtom);
  if (flow.stage !== 'details') return Promise.resolve(null);
  const { firstname, name, birthDate } = flow.person;
  if (firstname === null || name === null || birthDate === null) return Promise.resolve(null);
  const body = { firstname, name, birthDate, socialSecurityNumber: parseAhvNumber(typed) ?? typed };
  return callOnce<typeof endpoints.register>(
    tools,
    'person',
    (id) => services.call(endpoints.register, { path: { id }, body, quiet: true }),
    ({ data }) => {
      if (data?.isSuccessfull === false) return { outcome: 'refused', text: '', triesLeft: null };
      set(advanceAction, { type: 'registered' });
      set(forgetTypedAction, ['firstname', 'name', 'birthDate', 'ahvNumber']);
      set(goToAction, { step: 'phone', replace: true });
      return null;
    },
  );
});

/** Reads a refused code: what was answered with an error is dead, its tries or its time used up; a new one helps. */
const deadCode = (trouble: RegistrationTrouble | null): RegistrationTrouble | null =>
  trouble?.outcome === 'refused' ? { outcome: 'dead', text: trouble.text } : trouble;

/** Has an SMS sent to the number that shall be the second factor; success goes to its code. */
export const sendRegistrationSmsAction = actionAtom((tools, typed: string): Promise<RegistrationTrouble | null> => {
  const { set, services } = tools;
  const mobileNumber = parsePhone(typed) ?? typed.trim();
  return callOnce<typeof endpoints.sendRegistrationSms>(
    tools,
    'sms',
    (id) => services.call(endpoints.sendRegistrationSms, { path: { id }, body: { mobileNumber }, quiet: true }),
    ({ data }) => {
      if (!data.isSuccessfull) return { outcome: 'refused', text: '', triesLeft: null };
      set(advanceAction, {
        type: 'smsSent',
        mobileNumber: data.mobileFone ?? maskPhone(mobileNumber),
        resendAfterSeconds: data.resendAfterSeconds ?? undefined,
        now: services.clock.now(),
      });
      set(forgetTypedAction, ['smsCode']);
      set(goToAction, { step: 'sms' });
      return null;
    },
  );
});

/** Sends the SMS again. Null where it is on its way. */
export const resendRegistrationSmsAction = actionAtom(async (tools): Promise<RegistrationTrouble | null> => {
  const { get, set, services } = tools;
  const trouble = await callOnce<typeof endpoints.resendRegistrationSms>(
    tools,
    'resendSms',
    (id) => services.call(endpoints.resendRegistrationSms, { path: { id }, quiet: true }),
    ({ data }) => {
      const flow = get(registrationFlowAtom);
      if (data?.isSuccessfull === false || flow.stage !== 'sms')
        return { outcome: 'refused', text: '', triesLeft: null };
      set(advanceAction, {
        type: 'smsSent',
        mobileNumber: data?.mobileFone ?? null,
        resendAfterSeconds: data?.resendAfterSeconds ?? undefined,
        now: services.clock.now(),
      });
      services.toast({ kind: 'success', text: services.texts.t('registration:sms.resent') });
      return null;
    },
  );
  if (trouble?.outcome === 'tryLater' && trouble.waitSeconds > 0)
    set(advanceAction, { type: 'resendRefused', waitSeconds: trouble.waitSeconds, now: services.clock.now() });
  return trouble;
});

/** Enters the code of the SMS; a right one goes to the message that the letter is on its way. */
export const enterRegistrationSmsAction = actionAtom(
  async (tools, smsCode: string): Promise<RegistrationTrouble | null> => {
    const { set, services } = tools;
    const trouble = await callOnce<typeof endpoints.validateRegistrationSms>(
      tools,
      'smsCode',
      (id) => services.call(endpoints.validateRegistrationSms, { path: { id }, body: { smsCode }, quiet: true }),
      ({ data, meta }) => {
        if (!data.isSuccessfull) {
          set(advanceAction, { type: 'smsCodeWrong', triesLeft: meta?.triesLeft });
          return { outcome: 'wrong' };
        }
        set(advanceAction, { type: 'smsConfirmed' });
        set(forgetTypedAction, ['mobileNumber', 'smsCode']);
        set(goToAction, { step: 'message', replace: true });
        return null;
      },
    );
    const shown = deadCode(trouble);
    if (shown?.outcome === 'dead') set(advanceAction, { type: 'smsCodeDead' });
    return shown;
  },
);

/** Goes on from the message to the code of the letter. */
export const awaitLetterAction = actionAtom(({ set }): void => {
  set(advanceAction, { type: 'letterAwaited' });
  set(goToAction, { step: 'code' });
});

/**
 * Enters the code of the letter. A right one logs in and goes to the dashboard; where the session belongs to another
 * browser, which passed the SMS step, it goes to the login.
 */
export const enterLetterCodeAction = actionAtom(
  async (tools, letterCode: string): Promise<RegistrationTrouble | null> => {
    const { set, services } = tools;
    const trouble = await callOnce<typeof endpoints.validateRegistrationLetter>(
      tools,
      'letterCode',
      (id) => services.call(endpoints.validateRegistrationLetter, { path: { id }, body: { letterCode }, quiet: true }),
      async ({ data, meta }) => {
        if (!data.isSuccessfull) {
          set(advanceAction, { type: 'letterCodeWrong', triesLeft: meta?.triesLeft });
          return { outcome: 'wrong' };
        }
        const token = sessionTokenOf(data);
        if (token === null) {
          set(leaveForLoginAction, 'registered');
          return null;
        }
        set(advanceAction, { type: 'letterConfirmed', hasToken: true });
        services.toast({ kind: 'success', text: services.texts.t('registration:code.done') });
        await set(enterPortalAction, token);
        return null;
      },
    );
    return deadCode(trouble);
  },
);

/** Orders the letter again; the older code is dead from then on. */
export const orderLetterAction = actionAtom(async (tools): Promise<RegistrationTrouble | null> => {
  const { set, services } = tools;
  const trouble = await callOnce<typeof endpoints.resendRegistrationLetter>(
    tools,
    'letter',
    (id) => services.call(endpoints.resendRegistrationLetter, { path: { id }, quiet: true }),
    ({ data }) => {
      if (!data.isSuccessfull) return { outcome: 'refused', text: '', triesLeft: null };
      set(advanceAction, {
        type: 'letterOrdered',
        resendAfterSeconds: data.resendAfterSeconds ?? undefined,
        now: services.clock.now(),
      });
      set(forgetTypedAction, ['letterCode']);
      set(goToAction, { step: 'finish', replace: true });
      return null;
    },
  );
  if (trouble?.outcome === 'tryLater' && trouble.waitSeconds > 0)
    set(advanceAction, { type: 'resendRefused', waitSeconds: trouble.waitSeconds, now: services.clock.now() });
  return trouble;
});
