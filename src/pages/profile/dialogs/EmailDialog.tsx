import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';

/** Changes the e-mail address one logs in with: asks for the new one; the code follows in a dialog of its own. */
export const EmailDialog = () => {
  const goTo = useAction(loginDataChanges.emailAddress.goToAction);
  return (
    <EntryDialog
      kind="emailAddress"
      onSent={() => {
        goTo({ step: 'verification', replace: true });
      }}
    />
  );
};
