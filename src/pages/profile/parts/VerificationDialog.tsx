import { useEffect } from 'react';
import type { LoginDataKind } from '#domain/login-data-flow.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { useLoginDataFlow } from './login-data-flow.ts';
import { useProfileDialogs } from './profile-dialogs.ts';

/** The dialog for the code of a new address or number; redirects to the profile if no change is waiting for a code. */
export const VerificationDialog = ({ kind }: { kind: Exclude<LoginDataKind, 'restoreEmailAddress'> }) => {
  const { back } = useProfileDialogs();
  const restart = useAction(loginDataChanges[kind].restartAction);
  const goTo = useAction(loginDataChanges[kind].goToAction);
  const { flow, nothingPending } = useLoginDataFlow(kind);
  useEffect(() => {
    if (nothingPending) back();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the dialog opens: a later confirmation navigates by itself
  }, [nothingPending]);
  if (flow.step !== 'verification') return null;
  return (
    <CodeDialog
      flow={flow}
      onOther={() => {
        goTo({ step: 'entry', replace: true });
        restart();
      }}
    />
  );
};
