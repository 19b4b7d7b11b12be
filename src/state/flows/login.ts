import * as endpoints from '#contract/endpoints/session.ts';
import { asksToRegister, registerQuery, isSimulatorPath, type LinkCredentials } from '#domain/recognise-path.ts';
import {
  aboutLink,
  aboutLinkRequest,
  aboutLoginCode,
  aboutRegistrationRequest,
  loginFlowSchema,
  loginStart,
  nextLoginFlow,
  type LoginEvent,
  type LoginFlow,
} from '#domain/login-flow.ts';
import { spanOf } from '#kernel/span.ts';
import { trouble, type Trouble, type TroubleName } from '#domain/error-ladder.ts';
import { actionAtom, stateAtom, type ActionTools } from '#state/kernel/atoms.ts';
import { hrefAtom, placeAtom } from '#state/kernel/place.ts';
import { flowKeys, stored, writeStored } from '#state/kernel/storage-keys.ts';
import { openSessionAction, stopSettlingAction } from '#state/session/session.ts';
import { takeWantedPageAction } from '#state/session/wanted-page.ts';
import { createFlow, type FlowTools } from './create-flow.ts';
import { isWholeLink, loginLinkAtom } from './opened-link.ts';
import { revokedAccess } from './revoked-access.ts';

/**
 * Why the address step is shown again: the link was invalid, the tab lost its login, or a registration has ended or has an
 * invalid link.
 */
export type LoginNotice = 'linkInvalid' | 'flowLost' | RegistrationNotice | 'registered';
/** Why the registration's address is asked for again. */
type RegistrationNotice = 'registrationExpired' | 'registrationLost';

/** Whether a notice belongs to the registration's address instead of the login's. */
export const isOfRegistration = (notice: LoginNotice): notice is RegistrationNotice =>
  notice === 'registrationExpired' || notice === 'registrationLost';

/** Why the address step is shown again; null if there is nothing to say. */
export const loginNoticeAtom = stateAtom<LoginNotice | null>('flow', 'login.notice', null);

type LoginStep = LoginFlow['step'];
type LoginTools = FlowTools<LoginFlow, LoginEvent, LoginStep>;

/** The login of this tab: address, link sent, code. */
export const login = createFlow<LoginFlow, LoginEvent, LoginStep>({
  key: 'login',
  group: 'flow',
  start: loginStart,
  next: nextLoginFlow,
  kept: { key: flowKeys.loginFlow, schema: loginFlowSchema, unless: ({ step }) => step === 'address' },
  routes: { address: 'login', linkSent: 'login-link', code: 'login-sms' },
  mayEnter: (flow, step) => step === 'address' || flow.step === step,
  lost: ({ set }, _, step) => {
    set(restartLoginAction, step === 'code' ? 'flowLost' : null);
  },
  leads: {
    ...revokedAccess((tools) => {
      endLogin(tools);
    }),
    expired: (tools) => {
      endLogin(tools);
      tools.services.navigate(tools.get(hrefAtom)('login-expired'), { replace: true });
    },
    linkInvalid: ({ set }) => {
      set(restartLoginAction, 'linkInvalid');
    },
  },
});

/** Clears the login and its link. */
const endLogin = ({ set }: ActionTools): void => {
  set(login.advanceAction, { type: 'ended' });
  set(loginLinkAtom, null);
};

/** The query by which address and link say that they belong to a registration, if the page does. */
const sameQuery = ({ get }: ActionTools) => (asksToRegister(get(placeAtom).query) ? registerQuery : {});

/** Restarts the login, or the registration at its address, and says why. */
export const restartLoginAction = actionAtom((tools, notice: LoginNotice | null): void => {
  endLogin(tools);
  tools.set(loginNoticeAtom, notice);
  const query = notice !== null && isOfRegistration(notice) ? registerQuery : sameQuery(tools);
  tools.set(login.goToAction, { step: 'address', replace: true, query });
});

/** Mails a login link or, if the address belongs to no member, a registration link. */
const mailLink = async (
  { get, services, now, advance, send }: LoginTools,
  emailAddress: string,
  onSent: () => void,
): Promise<Trouble | null> => {
  const { fund, locale } = get(placeAtom);
  const request = (route: 'login-link' | 'register') => {
    const urlCallback = services.portalOrigin + get(hrefAtom)(route, { query: {} });
    return { body: { emailAddress, urlCallback, tenant: fund ?? '', language: locale } };
  };
  /** Nobody learns from the screen who is a member: an address that is refused gets a registration link. */
  const sent = ({
    data,
  }: {
    readonly data: { readonly isSuccessful: boolean; readonly validForSeconds?: number | undefined };
  }) => {
    if (!data.isSuccessful) return trouble('unknownAddress');
    advance({ type: 'linkSent', emailAddress, validForSeconds: data.validForSeconds, now: now() });
    onSent();
    return null;
  };
  const refused = await send(endpoints.requestLoginLink, request('login-link'), sent, {
    about: aboutLinkRequest,
    resends: true,
  });
  if (refused?.is !== 'unknownAddress') return refused;
  const failed = await send(endpoints.requestRegistration, request('register'), sent, {
    about: aboutRegistrationRequest,
    resends: true,
  });
  return failed?.is === 'unknownAddress' ? trouble('unavailable') : failed;
};

/** Seconds until a link may be sent again to an address; 0 if none has just been sent to it. */
const pauseOf = ({ state, now }: LoginTools, emailAddress: string): number =>
  state.step === 'linkSent' && state.emailAddress.toLowerCase() === emailAddress.toLowerCase()
    ? Math.max(0, Math.ceil((state.resendAt - now()) / 1000))
    : 0;

/** Requests a link for an address and shows that it was sent; if it was just sent, says when another can be. */
export const requestLinkAction = login.act(async (tools, emailAddress: string) => {
  tools.set(loginNoticeAtom, null);
  const pause = pauseOf(tools, emailAddress);
  if (pause > 0) {
    const { get, services, goTo } = tools;
    const wait = spanOf(pause, get(placeAtom).locale);
    services.toast({ kind: 'default', text: services.texts.t('login:link.underWay', { wait }) });
    goTo('linkSent', { query: sameQuery(tools) });
    return null;
  }
  return mailLink(tools, emailAddress, () => {
    tools.set(loginLinkAtom, null);
    tools.goTo('linkSent', { query: sameQuery(tools) });
  });
});

/** Resends the link. */
export const resendLinkAction = login.act(async (tools) => {
  const { get, state, services } = tools;
  if (state.step !== 'linkSent') return null;
  const registers = asksToRegister(get(placeAtom).query);
  return mailLink(tools, state.emailAddress, () => {
    const text = services.texts.t(registers ? 'login:registration.resent' : 'login:link.resent');
    services.toast({ kind: 'success', text });
  });
});

const sendSms = (
  { services, now, advance, send }: LoginTools,
  link: LinkCredentials,
  onSent: () => void = () => undefined,
): Promise<Trouble | null> =>
  send(
    endpoints.sendLoginSms,
    { path: { sessionId: link.sessionId }, body: { emailCode: link.emailCode } },
    ({ data }) => {
      writeStored(services.local, stored.sessionId, link.sessionId);
      advance({ type: 'smsSent', ...data, link, now: now() });
      services.toast({ kind: 'success', text: services.texts.t('login:sms.resent') });
      onSent();
      return null;
    },
    { about: aboutLink, resends: true },
  );

/** Opens the mailed link: sends the SMS and goes to the code step. Opening a link twice in a tab sends only one SMS. */
export const openLinkAction = login.act(async (tools) => {
  const { get, set, goTo } = tools;
  const link = get(loginLinkAtom);
  if (link === null) return null;
  if (!isWholeLink(link)) {
    set(restartLoginAction, 'linkInvalid');
    return null;
  }
  return sendSms(tools, link, () => {
    set(loginLinkAtom, null);
    goTo('code', { replace: true });
  });
});

/** Resends the SMS. */
export const resendSmsAction = login.act(async (tools) =>
  tools.state.step === 'code' ? sendSms(tools, tools.state.link) : null,
);

const toastedOfCode: readonly TroubleName[] = ['codeWrong', 'unavailable', 'wait'];

/** Checks the SMS code: opens the session and goes to the requested page, else to the dashboard. */
export const enterCodeAction = login.act(async ({ get, set, services, state, advance, send }, smsCode: string) => {
  if (state.step !== 'code') return null;
  set(stopSettlingAction);
  const { sessionId } = state.link;
  const trouble = await send(
    endpoints.logIn,
    { path: { sessionId }, body: { smsCode } },
    async ({ data: { token, user } }) => {
      const wanted = set(takeWantedPageAction);
      await set(openSessionAction, { token, user });
      if (wanted !== null && isSimulatorPath(wanted)) services.leave(wanted);
      else services.navigate(wanted ?? get(hrefAtom)('dashboard'), { replace: true });
      advance({ type: 'ended' });
      return null;
    },
    { about: aboutLoginCode },
  );
  // The only failure shown in two places: in the form and, with its first detail, as a toast (specification, section
  // 8).
  const [first] = trouble !== null && toastedOfCode.includes(trouble.is) ? trouble.said : [];
  if (first !== undefined) services.toast({ kind: 'error', text: first.text });
  return trouble;
});
