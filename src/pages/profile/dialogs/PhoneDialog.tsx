import { loginDataChanges } from '#state/flows/login-data.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';

/** Changes the mobile number: asks for the new one; the SMS code has its own dialog. */
export const PhoneDialog = () => {
  const goTo = useAction(loginDataChanges.mobileNumber.goToAction);
  return (
    <EntryDialog
      kind="mobileNumber"
      onSent={() => {
        goTo({ step: 'verification', replace: true });
      }}
    />
  );
};
