import * as endpoints from '#contract/endpoints/profile.ts';
import {
  afterChangeRefused,
  afterConfirmationRefused,
  loginDataChangeOf,
  loginDataEntry,
  nextLoginDataFlow,
  type ChangeRefused,
  type ConfirmationRefused,
  type LoginDataEvent,
  type LoginDataFlow,
  type LoginDataKind,
} from '#domain/profile-change.ts';
import { actionAtom, resettableAtom } from '../kernel/atoms.ts';

/** What a dialog or page of the login data has to say after a try that did not succeed. */
export type LoginDataTrouble = ChangeRefused | ConfirmationRefused | { readonly outcome: 'wrong' };

const flowAtom = (kind: LoginDataKind) => resettableAtom<LoginDataFlow>(`loginData.${kind}`, loginDataEntry(kind));

/** Where each change of the login data stands: asked for, waiting for its code, in force. */
export const loginDataFlowAtoms = {
  emailAddress: flowAtom('emailAddress'),
  restoreEmailAddress: flowAtom('restoreEmailAddress'),
  mobileNumber: flowAtom('mobileNumber'),
} as const;

type Step = { readonly kind: LoginDataKind; readonly event: LoginDataEvent };

const advanceAction = actionAtom(({ get, set }, { kind, event }: Step): void => {
  set(loginDataFlowAtoms[kind], nextLoginDataFlow(get(loginDataFlowAtoms[kind]), event));
});

/** Takes up a change that waits for its code, as the profile tells of it. */
export const takeUpLoginDataAction = actionAtom(({ set }, flow: LoginDataFlow): void => {
  set(loginDataFlowAtoms[flow.kind], flow);
});

/** A new address or number; for sending the code again, the same one. */
export type NewLoginData = { readonly kind: LoginDataKind; readonly value: string };

/**
 * Asks for a change: the provider sends a code to the new address or number. Null where it did; what went wrong has been
 * shown by the error policy as well.
 */
export const requestLoginDataAction = actionAtom(
  async ({ set, services }, { kind, value }: NewLoginData): Promise<LoginDataTrouble | null> => {
    const answer = await services.call(endpoints.updateLoginData, { body: loginDataChangeOf(kind, value) });
    const now = services.clock.now();
    if (!answer.ok) {
      const refused = afterChangeRefused(answer.failure);
      if (refused.outcome === 'tryLater' && refused.reason === 'tooMany') {
        set(advanceAction, { kind, event: { type: 'resendRefused', waitSeconds: refused.waitSeconds, now } });
      }
      return refused;
    }
    const { confirmationToken: token, resendAfterSeconds } = answer.data;
    set(advanceAction, { kind, event: { type: 'codeSent', newValue: value, token, resendAfterSeconds, now } });
    return null;
  },
);

/** Confirms a change with the code that was sent. Null where the new value counts now. */
export const confirmLoginDataAction = actionAtom(
  async (
    { get, set, services },
    { kind, code }: { readonly kind: LoginDataKind; readonly code: string },
  ): Promise<LoginDataTrouble | null> => {
    const flow = get(loginDataFlowAtoms[kind]);
    if (flow.step !== 'verification') return null;
    const endpoint = kind === 'mobileNumber' ? endpoints.confirmMobileNumber : endpoints.confirmEmail;
    const answer = await services.call(endpoint, { body: { token: flow.token, code } });
    if (!answer.ok) {
      const refused = afterConfirmationRefused(answer.failure);
      if (refused.outcome === 'codeDead') set(advanceAction, { kind, event: { type: 'codeDead' } });
      return refused;
    }
    if (!answer.data.isSuccessfull) {
      set(advanceAction, { kind, event: { type: 'codeWrong', triesLeft: answer.meta?.triesLeft } });
      return { outcome: 'wrong' };
    }
    set(advanceAction, { kind, event: { type: 'confirmed' } });
    return null;
  },
);

/** Begins anew, for another address or number. */
export const restartLoginDataAction = actionAtom(({ set }, kind: LoginDataKind): void => {
  set(advanceAction, { kind, event: { type: 'cancelled' } });
});
