import * as endpoints from '#contract/endpoints/session.ts';
import { defaultLocale } from '#kernel/locale.ts';
import type { LinkCredentials } from '#contract/route-words.ts';
import {
  afterCodeRefused,
  afterLinkRefused,
  afterLinkRequestRefused,
  loginStart,
  nextLoginFlow,
  type CookiesBlocked,
  type LoginEvent,
  type LoginFlow,
  type TryLater,
} from '#domain/login-flow.ts';
import { actionAtom, resettableAtom } from '../kernel/atoms.ts';
import { loginLinkAtom, setLoginLinkAction, setLoginSessionIdAction } from './login-flow.ts';
import { hrefAtom, placeAtom } from '../kernel/place.ts';
import { openSessionAction } from '../session/session.ts';
import { readStored, stored, writeStored } from '../kernel/storage-keys.ts';
import { takeWantedPageAction } from '../session/wanted-page.ts';

/** Where the login of this tab stands. A copy lies in the tab's session storage, so that a reload keeps it. */
export const loginFlowAtom = resettableAtom<LoginFlow>('login.flow', loginStart);

/** Which call of the login is under way; while one is, no other starts: a double submit cannot happen. */
export const loginBusyAtom = resettableAtom<'link' | 'resendLink' | 'open' | 'code' | 'resendSms' | null>(
  'login.busy',
  null,
);

/**
 * Why somebody is at the address step: her link was no good or could not be checked just now, or the registration leads
 * here, at its beginning, at its end, or because its link is no good.
 */
export type LoginNotice =
  | 'linkInvalid'
  | 'linkUnchecked'
  | 'flowLost'
  | 'registerHere'
  | 'registrationExpired'
  | 'registrationLost'
  | 'registered';
export const loginNoticeAtom = resettableAtom<LoginNotice | null>('login.notice', null);

/** What a form says after a refused try, beside what has been done about it already. */
export type LoginTrouble =
  | TryLater
  | CookiesBlocked
  | { readonly outcome: 'addressRefused'; readonly text: string }
  | { readonly outcome: 'wrong'; readonly text: string };

/** Takes up a login that this tab had begun before it was reloaded. */
export const resumeLoginAction = actionAtom(({ get, set, services }): void => {
  if (get(loginFlowAtom).step !== 'address') return;
  const kept = readStored(services.session, stored.loginFlow);
  if (kept !== null) set(loginFlowAtom, kept);
});

const advanceAction = actionAtom(({ get, set, services }, event: LoginEvent): void => {
  const next = nextLoginFlow(get(loginFlowAtom), event);
  set(loginFlowAtom, next);
  writeStored(services.session, stored.loginFlow, next.step === 'address' ? null : JSON.stringify(next));
});

/** A mail or SMS that was refused for its haste can be asked for again when the provider says so. */
const pauseResendAction = actionAtom(({ set, services }, trouble: LoginTrouble): void => {
  if (trouble.outcome !== 'tryLater' || trouble.waitSeconds === 0) return;
  set(advanceAction, { type: 'resendRefused', waitSeconds: trouble.waitSeconds, now: services.clock.now() });
});

/** Says why the login begins anew, and begins it. */
export const restartLoginAction = actionAtom(({ get, set, services }, notice: LoginNotice | null): void => {
  set(advanceAction, { type: 'ended' });
  if (notice !== 'linkUnchecked') set(setLoginLinkAction, null);
  set(loginNoticeAtom, notice);
  services.navigate(get(hrefAtom)('login'), { replace: true });
});

/** A refused call (HTTP 403) leads to the forbidden page, in German: there is no session here to be ended. */
const forbidAction = actionAtom(({ get, set, services }): void => {
  set(advanceAction, { type: 'ended' });
  set(setLoginLinkAction, null);
  services.navigate(get(hrefAtom)('forbidden', { locale: defaultLocale }), { replace: true });
});

/** The person may no longer log in: the access-revoked page says why. */
const endAccessAction = actionAtom(({ get, set, services }, outcome: 'accessRevoked' | 'leftLongAgo'): void => {
  set(advanceAction, { type: 'ended' });
  set(setLoginLinkAction, null);
  const query = outcome === 'leftLongAgo' ? { query: { mode: 'byExitDate' } } : {};
  services.navigate(get(hrefAtom)('login-access-revoked', query), { replace: get(placeAtom).key !== 'login' });
});

/** The link and all that came of it is dead: the expired page says so. */
const expireAction = actionAtom(({ get, set, services }): void => {
  set(advanceAction, { type: 'ended' });
  set(setLoginLinkAction, null);
  services.navigate(get(hrefAtom)('login-expired'), { replace: true });
});

/**
 * Mails a login link, or, to an address the provider does not know, a registration link.
 * Null where the mail is on its way or another page explains; else what the form has to say.
 */
const sendLinkAction = actionAtom(
  async ({ get, set, services }, emailAddress: string): Promise<LoginTrouble | null> => {
    const { tenant, locale } = get(placeAtom);
    const href = get(hrefAtom);
    const body = (route: 'login-link' | 'register') => ({
      emailAddress,
      urlCallback: services.portalOrigin + href(route, { query: {} }),
      tenant: tenant ?? '',
      language: locale,
    });
    const asked = await services.call(endpoints.requestLoginLink, { body: body('login-link'), quiet: true });
    if (!asked.ok) {
      const refused = afterLinkRequestRefused(asked.failure);
      switch (refused.outcome) {
        case 'accessRevoked':
        case 'leftLongAgo':
          set(endAccessAction, refused.outcome);
          return null;
        case 'forbidden':
          set(forbidAction);
          return null;
        case 'register': {
          const registered = await services.call(endpoints.requestRegistration, {
            body: body('register'),
            quiet: true,
          });
          if (registered.ok) break;
          const again = afterLinkRequestRefused(registered.failure);
          if (again.outcome === 'addressRefused' || again.outcome === 'cookiesBlocked' || again.outcome === 'tryLater')
            return again;
          services.log('Neither a login nor a registration could be requested.', registered.failure);
          return { outcome: 'tryLater', reason: 'server', waitSeconds: 0 };
        }
        case 'addressRefused':
        case 'cookiesBlocked':
        case 'tryLater':
          return refused;
      }
    }
    set(advanceAction, { type: 'linkSent', emailAddress, now: services.clock.now() });
    return null;
  },
);

/** The address form's act: asks for a link and shows that it was sent. */
export const requestLinkAction = actionAtom(
  async ({ get, set, services }, emailAddress: string): Promise<LoginTrouble | null> => {
    if (get(loginBusyAtom) !== null) return null;
    set(loginBusyAtom, 'link');
    set(loginNoticeAtom, null);
    try {
      const trouble = await set(sendLinkAction, emailAddress);
      if (trouble === null && get(loginFlowAtom).step === 'linkSent') {
        set(setLoginLinkAction, null);
        services.navigate(get(hrefAtom)('login-link'));
      }
      return trouble;
    } finally {
      set(loginBusyAtom, null);
    }
  },
);

/** Mails the link again. Null where it is on its way. */
export const resendLinkAction = actionAtom(async ({ get, set, services }): Promise<LoginTrouble | null> => {
  const flow = get(loginFlowAtom);
  if (get(loginBusyAtom) !== null || flow.step !== 'linkSent') return null;
  set(loginBusyAtom, 'resendLink');
  try {
    const trouble = await set(sendLinkAction, flow.emailAddress);
    if (trouble === null) {
      services.toast({ kind: 'success', text: services.texts.t('login:link.resent') });
    } else set(pauseResendAction, trouble);
    return trouble;
  } finally {
    set(loginBusyAtom, null);
  }
});

const sendSmsAction = actionAtom(
  async ({ set, services }, link: LinkCredentials): Promise<TryLater | CookiesBlocked | 'gone' | null> => {
    const answer = await services.call(endpoints.sendLoginSms, {
      path: { sessionId: link.sessionId },
      body: { emailCode: link.emailCode },
      quiet: true,
    });
    if (answer.ok) {
      set(setLoginSessionIdAction, link.sessionId);
      set(advanceAction, {
        type: 'smsSent',
        link,
        mobileNumber: answer.data.mobileFone,
        resendAfterSeconds: answer.data.resendAfterSeconds,
        now: services.clock.now(),
      });
      return null;
    }
    const refused = afterLinkRefused(answer.failure);
    if (refused.outcome === 'cookiesBlocked' || refused.outcome === 'tryLater') return refused;
    if (refused.outcome === 'expired') set(expireAction);
    else if (refused.outcome === 'forbidden') set(forbidAction);
    else if (refused.outcome === 'invalid') set(restartLoginAction, 'linkInvalid');
    else set(endAccessAction, refused.outcome);
    return 'gone';
  },
);

/**
 * Opens the mailed link: sends the SMS and goes to the code. Null where another page has
 * taken over; else why the link could not be checked yet. Opening the same link twice in a tab sends one SMS.
 */
export const openLinkAction = actionAtom(async ({ get, set, services }): Promise<TryLater | CookiesBlocked | null> => {
  const link = get(loginLinkAtom);
  if (link === null || get(loginBusyAtom) !== null) return null;
  if (stored.loginLink.parse(JSON.stringify(link)) === null) {
    set(restartLoginAction, 'linkInvalid');
    return null;
  }
  set(loginBusyAtom, 'open');
  try {
    const trouble = await set(sendSmsAction, link);
    if (trouble === null) {
      set(setLoginLinkAction, null);
      services.toast({ kind: 'success', text: services.texts.t('login:sms.resent') });
      services.navigate(get(hrefAtom)('login-sms'), { replace: true });
    }
    return trouble === 'gone' ? null : trouble;
  } finally {
    set(loginBusyAtom, null);
  }
});

/** Sends the SMS again. Null where it is on its way or another page has taken over. */
export const resendSmsAction = actionAtom(async ({ get, set, services }): Promise<TryLater | CookiesBlocked | null> => {
  const flow = get(loginFlowAtom);
  if (get(loginBusyAtom) !== null || flow.step !== 'code') return null;
  set(loginBusyAtom, 'resendSms');
  try {
    const trouble = await set(sendSmsAction, flow.link);
    if (trouble === null) {
      services.toast({ kind: 'success', text: services.texts.t('login:sms.resent') });
      return null;
    }
    if (trouble === 'gone') return null;
    set(pauseResendAction, trouble);
    return trouble;
  } finally {
    set(loginBusyAtom, null);
  }
});

/**
 * Enters the SMS code: opens the session and goes to the page that was wanted, else the dashboard. Null where that
 * worked or another page has taken over; else what the form has to say. The provider's first sentence, where it has
 * one, is also shown as an error toast.
 */
export const enterCodeAction = actionAtom(
  async ({ get, set, services }, smsCode: string): Promise<LoginTrouble | null> => {
    const flow = get(loginFlowAtom);
    if (get(loginBusyAtom) !== null || flow.step !== 'code') return null;
    set(loginBusyAtom, 'code');
    try {
      const answer = await services.call(endpoints.logIn, {
        path: { sessionId: flow.link.sessionId },
        body: { smsCode },
        quiet: true,
      });
      if (answer.ok) {
        const wanted = set(takeWantedPageAction);
        const { token, user } = answer.data;
        await set(openSessionAction, user === undefined ? { token } : { token, user });
        services.navigate(wanted ?? get(hrefAtom)('dashboard'), { replace: true });
        set(advanceAction, { type: 'ended' });
        return null;
      }
      const refused = afterCodeRefused(answer.failure);
      const said = answer.failure.errors[0]?.detail ?? '';
      if (said !== '' && (refused.outcome === 'wrong' || refused.outcome === 'tryLater'))
        services.toast({ kind: 'error', text: said });
      if (refused.outcome === 'cookiesBlocked' || refused.outcome === 'tryLater') return refused;
      if (refused.outcome === 'wrong') {
        set(advanceAction, { type: 'codeWrong', triesLeft: refused.triesLeft });
        return { outcome: 'wrong', text: refused.text };
      }
      if (refused.outcome === 'expired') set(expireAction);
      else if (refused.outcome === 'forbidden') set(forbidAction);
      else set(endAccessAction, refused.outcome);
      return null;
    } finally {
      set(loginBusyAtom, null);
    }
  },
);
