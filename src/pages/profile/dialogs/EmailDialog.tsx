import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';

/** Changes the login e-mail address: asks for the new one; the code has its own dialog. */
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
