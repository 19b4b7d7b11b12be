import * as endpoints from '#contract/endpoints/profile.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { trouble, type Trouble } from '#domain/error-ladder.ts';
import {
  aboutConfirmation,
  loginDataChangeOf,
  loginDataEntry,
  nextLoginDataFlow,
  type LoginDataEvent,
  type LoginDataFlow,
  type LoginDataKind,
} from '#domain/login-data-flow.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { createFlow, type FlowTools } from './create-flow.ts';

type LoginDataStep = LoginDataFlow['step'];
type LoginDataTools = FlowTools<LoginDataFlow, LoginDataEvent, LoginDataStep>;

/** Where each kind is asked for and where its code is entered. */
const routes = {
  emailAddress: { entry: 'profile-email', verification: 'profile-email-verification', confirmed: 'profile' },
  restoreEmailAddress: { entry: 'profile-recovery', verification: 'profile-recovery', confirmed: 'profile' },
  mobileNumber: { entry: 'profile-phone', verification: 'profile-phone-verification', confirmed: 'profile' },
} as const satisfies Record<LoginDataKind, Record<LoginDataStep, RouteKey>>;

/** A change of the e-mail address, the recovery address or the mobile number: asked for, waiting for its code, in force. */
const changeOf = (kind: LoginDataKind) => {
  const flow = createFlow<LoginDataFlow, LoginDataEvent, LoginDataStep>({
    key: `loginData.${kind}`,
    group: 'session',
    start: loginDataEntry(kind),
    next: nextLoginDataFlow,
    routes: routes[kind],
  });
  const request = ({ now, advance, send }: LoginDataTools, newValue: string): Promise<Trouble | null> =>
    send(
      endpoints.updateLoginData,
      { body: loginDataChangeOf(kind, newValue) },
      ({ data: { confirmationToken: token, resendAfterSeconds } }) => {
        advance({ type: 'codeSent', newValue, token, resendAfterSeconds, now: now() });
        return null;
      },
      { resends: true },
    );
  return {
    ...flow,
    /** Asks for the change: the provider sends a code to the new address or number. */
    requestAction: flow.act(request),
    /** Has the code sent again. */
    resendAction: flow.act(async (tools) =>
      tools.state.step === 'verification' ? request(tools, tools.state.newValue) : null,
    ),
    /** Confirms the change with the code that was sent. */
    confirmAction: flow.act(async ({ state, advance, send }, code: string) => {
      if (state.step !== 'verification') return null;
      return send(
        kind === 'mobileNumber' ? endpoints.confirmMobileNumber : endpoints.confirmEmail,
        { body: { token: state.token, code } },
        ({ data, meta }) => {
          if (!data.isSuccessful) return trouble('codeWrong', meta?.triesLeft);
          advance({ type: 'confirmed' });
          return null;
        },
        { about: aboutConfirmation },
      );
    }),
    /** Takes up a change that waits for its code, as the profile tells of it. */
    takeUpAction: actionAtom(({ set }, pending: LoginDataFlow): void => {
      set(flow.flowAtom, pending);
    }),
    /** Begins again, for another address or number. */
    restartAction: actionAtom(({ set }): void => {
      set(flow.advanceAction, { type: 'cancelled' });
    }),
  };
};

/** The three changes of the login data, each at its own step. */
export const loginDataChanges = {
  emailAddress: changeOf('emailAddress'),
  restoreEmailAddress: changeOf('restoreEmailAddress'),
  mobileNumber: changeOf('mobileNumber'),
} as const satisfies Record<LoginDataKind, ReturnType<typeof changeOf>>;
