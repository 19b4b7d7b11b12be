import { useEffect, useState } from 'react';
import { pendingLoginDataFlow, type LoginDataFlow, type LoginDataKind } from '#domain/login-data-flow.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { useProfileDialogs } from './profile-dialogs.ts';

/**
 * The state of a login-data change: from this tab or, after a reload and in another tab, from the profile.
 * `nothingPending`: no change was waiting for a code when the dialog opened.
 */
export const useLoginDataFlow = (
  kind: LoginDataKind,
): { readonly flow: LoginDataFlow; readonly nothingPending: boolean } => {
  const { profile } = useProfileDialogs();
  const { clock } = useServices();
  const flow = useValue(loginDataChanges[kind].flowAtom);
  const takeUp = useAction(loginDataChanges[kind].takeUpAction);
  const [atFirst] = useState(() =>
    flow.step === 'verification' ? flow : pendingLoginDataFlow(profile.pendingLoginData[kind], kind, clock.now()),
  );
  useEffect(() => {
    takeUp(atFirst);
  }, [atFirst, takeUp]);
  return { flow, nothingPending: atFirst.step !== 'verification' };
};
