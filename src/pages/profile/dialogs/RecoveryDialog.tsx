import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { CodeDialog } from '../parts/CodeDialog.tsx';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { useLoginDataFlow } from '../parts/login-data-flow.ts';

/** Changes the recovery e-mail address: asks for it and then for the code that was mailed to it, in the same dialog. */
export const RecoveryDialog = () => {
  const restart = useAction(loginDataChanges.restoreEmailAddress.restartAction);
  const { flow } = useLoginDataFlow('restoreEmailAddress');
  if (flow.step === 'entry') return <EntryDialog kind="restoreEmailAddress" />;
  return flow.step === 'verification' ? <CodeDialog flow={flow} onOther={restart} /> : null;
};
