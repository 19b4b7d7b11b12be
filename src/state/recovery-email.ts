import { endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/envelope.ts';
import type { HttpFailure } from '#api/http-failure.ts';
import { actionAtom, resettableAtom } from './atoms.ts';

/** The registration of a recovery address: asked for, waiting for the code from the mail, done. */
export type RecoveryEmail =
  | { readonly step: 'address' }
  | { readonly step: 'code'; readonly emailAddress: string; readonly token: string; readonly resendAt: number }
  | { readonly step: 'done'; readonly emailAddress: string };

const recoveryStart: RecoveryEmail = { step: 'address' };

export const recoveryEmailAtom = resettableAtom<RecoveryEmail>('recovery.email', recoveryStart);

/** What the form has to say after a try that did not succeed; failures have been shown by the error policy as well. */
export type RecoveryTrouble =
  | { readonly kind: 'addressRefused'; readonly text: string }
  | { readonly kind: 'wrong'; readonly triesLeft: number | undefined }
  | { readonly kind: 'dead' | 'offline' | 'server' | 'handled' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Seconds between two mails with a code. */
const pauseSeconds = 60;

const troubleOf = ({ kind, status, errors, retryAfter }: HttpFailure): RecoveryTrouble => {
  if (status === 429) return { kind: 'wait', seconds: retryAfter ?? pauseSeconds };
  if (kind === 'network' || kind === 'timeout') return { kind: 'offline' };
  if (kind !== 'answer' || status >= 500) return { kind: 'server' };
  const [first] = errors;
  return status === 400 && first?.code === errorCodes.validation
    ? { kind: 'addressRefused', text: first.detail }
    : { kind: 'handled' };
};

/** Asks for an address to be registered: the provider mails a code to it. Null where it did. */
export const requestRecoveryEmailAction = actionAtom(
  async ({ set, services }, restoreEmailAddress: string): Promise<RecoveryTrouble | null> => {
    const answer = await services.call(endpoints.updateLoginData, { body: { restoreEmailAddress } });
    if (!answer.ok) return troubleOf(answer.failure);
    set(recoveryEmailAtom, {
      step: 'code',
      emailAddress: restoreEmailAddress,
      token: answer.data.confirmationToken,
      resendAt: services.clock.now() + pauseSeconds * 1000,
    });
    return null;
  },
);

/** Confirms the address with the code from the mail. Null where it counts now. */
export const confirmRecoveryEmailAction = actionAtom(
  async ({ get, set, services }, code: string): Promise<RecoveryTrouble | null> => {
    const pending = get(recoveryEmailAtom);
    if (pending.step !== 'code') return null;
    const answer = await services.call(endpoints.confirmEmail, { body: { token: pending.token, code } });
    if (!answer.ok) {
      const trouble = troubleOf(answer.failure);
      return trouble.kind === 'addressRefused' ? { kind: 'dead' } : trouble;
    }
    if (!answer.data.isSuccessfull) return { kind: 'wrong', triesLeft: answer.meta?.triesLeft };
    set(recoveryEmailAtom, { step: 'done', emailAddress: pending.emailAddress });
    return null;
  },
);

/** Begins anew, for another address or another code. */
export const restartRecoveryEmailAction = actionAtom(({ set }): void => {
  set(recoveryEmailAtom, recoveryStart);
});
