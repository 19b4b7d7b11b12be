import { useAction } from '#state/kernel/atoms.ts';
import { restartLoginDataAction } from '#state/flows/login-data.ts';
import { CodeDialog } from '../parts/CodeDialog.tsx';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { useLoginDataFlow } from '../parts/verification.ts';

/** Changes the recovery e-mail address: asks for it, then for the code that was mailed to it, at one address. */
export const RecoveryDialog = () => {
  const restart = useAction(restartLoginDataAction);
  const { flow } = useLoginDataFlow('restoreEmailAddress');
  if (flow.step === 'entry') return <EntryDialog kind="restoreEmailAddress" onSent={() => undefined} />;
  if (flow.step === 'confirmed') return null;
  return (
    <CodeDialog
      flow={flow}
      onOther={() => {
        restart('restoreEmailAddress');
      }}
    />
  );
};
