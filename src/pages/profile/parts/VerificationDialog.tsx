import { useEffect } from 'react';
import type { LoginDataKind } from '#domain/profile-change.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { restartLoginDataAction } from '#state/flows/login-data.ts';
import { useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { useProfileDialogs } from './profile-dialogs.ts';
import { useLoginDataFlow } from './verification.ts';

/** Props of {@link VerificationDialog}. */
export type VerificationDialogProps = {
  kind: LoginDataKind;
  /** The dialog that asks for another address or number. */
  entry: 'profile-email' | 'profile-phone';
};

/** The code of a new address or number at an address of its own; where nothing waits for a code it leads back. */
export const VerificationDialog = ({ kind, entry }: VerificationDialogProps) => {
  const href = useHref();
  const { navigate } = useServices();
  const { back } = useProfileDialogs();
  const restart = useAction(restartLoginDataAction);
  const { flow, nothingPending } = useLoginDataFlow(kind);
  useEffect(() => {
    if (nothingPending) back();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens: what is confirmed later leads back by itself
  }, [nothingPending]);
  if (flow.step !== 'verification') return null;
  return (
    <CodeDialog
      flow={flow}
      onOther={() => {
        navigate(href(entry), { replace: true });
        restart(kind);
      }}
    />
  );
};
