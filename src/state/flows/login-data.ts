import * as endpoints from '#contract/endpoints/profile.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { trouble, type Trouble } from '#domain/error-ladder.ts';
import {
  aboutConfirmation,
  loginDataChangeOf,
  loginDataEntry,
  loginDataFlowSchema,
  nextLoginDataFlow,
  type LoginDataEvent,
  type LoginDataFlow,
  type LoginDataKind,
} from '#domain/login-data-flow.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { flowKeys } from '#state/kernel/storage-keys.ts';
import { createFlow, type FlowTools } from './create-flow.ts';

type LoginDataStep = LoginDataFlow['step'];
type LoginDataTools = FlowTools<LoginDataFlow, LoginDataEvent, LoginDataStep>;

/** The routes of each kind's steps. */
const routes = {
  emailAddress: { entry: 'profile-email', verification: 'profile-email-verification', confirmed: 'profile' },
  restoreEmailAddress: { entry: 'profile-recovery', verification: 'profile-recovery', confirmed: 'profile' },
  mobileNumber: { entry: 'profile-phone', verification: 'profile-phone-verification', confirmed: 'profile' },
} as const satisfies Record<LoginDataKind, Record<LoginDataStep, RouteKey>>;

/** The flow that changes the e-mail address, the recovery address or the mobile number. */
const changeOf = (kind: LoginDataKind) => {
  const flow = createFlow<LoginDataFlow, LoginDataEvent, LoginDataStep>({
    key: `loginData.${kind}`,
    group: 'session',
    start: loginDataEntry(kind),
    next: nextLoginDataFlow,
    // Not every provider's profile lists the changes that are waiting for their codes.
    kept: {
      key: flowKeys[`loginData.${kind}`],
      schema: loginDataFlowSchema,
      unless: ({ step }) => step !== 'verification',
    },
    routes: routes[kind],
  });
  const request = ({ now, advance, send }: LoginDataTools, newValue: string): Promise<Trouble | null> =>
    send(
      endpoints.updateLoginData,
      { body: loginDataChangeOf(kind, newValue) },
      ({ data: { confirmationToken: token, ...sent } }) => {
        advance({ type: 'codeSent', newValue, token, ...sent, now: now() });
        return null;
      },
      { resends: true },
    );
  return {
    ...flow,
    /** Requests the change: the provider sends a code to the new address or number. */
    requestAction: flow.act(request),
    /** Resends the code. */
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
    /** Restores a pending change from the profile. */
    takeUpAction: actionAtom(({ set }, pending: LoginDataFlow): void => {
      set(flow.flowAtom, pending);
    }),
    /** Starts over with another address or number. */
    restartAction: actionAtom(({ set }): void => {
      set(flow.advanceAction, { type: 'cancelled' });
    }),
  };
};

/** The flows of the three kinds of login data. */
export const loginDataChanges = {
  emailAddress: changeOf('emailAddress'),
  restoreEmailAddress: changeOf('restoreEmailAddress'),
  mobileNumber: changeOf('mobileNumber'),
} as const satisfies Record<LoginDataKind, ReturnType<typeof changeOf>>;
