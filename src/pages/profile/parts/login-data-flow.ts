import { useEffect, useState } from 'react';
import { pendingLoginDataFlow, type LoginDataFlow, type LoginDataKind } from '#domain/login-data-flow.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { useProfileDialogs } from './profile-dialogs.ts';

/**
 * Where a change of the login data is: as it was begun here, or, after a reload and in another tab, as the profile tells.
 * `nothingPending`: when the dialog opened, nothing waited for a code.
 */
export const useLoginDataFlow = (
  kind: LoginDataKind,
): { readonly flow: LoginDataFlow; readonly nothingPending: boolean } => {
  const { profile } = useProfileDialogs();
  const { clock } = useServices();
  const flow = useValue(loginDataChanges[kind].flowAtom);
  const takeUp = useAction(loginDataChanges[kind].takeUpAction);
  const [atFirst] = useState(() =>
    flow.step === 'verification' ? flow : pendingLoginDataFlow(profile, kind, clock.now()),
  );
  useEffect(() => {
    takeUp(atFirst);
  }, [atFirst, takeUp]);
  return { flow, nothingPending: atFirst.step !== 'verification' };
};
