import { useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';

/** Changes the mobile number: asks for the new one; the code from the SMS follows in a dialog of its own. */
export const PhoneDialog = () => {
  const href = useHref();
  const { navigate } = useServices();
  return (
    <EntryDialog
      kind="mobileNumber"
      onSent={() => {
        navigate(href('profile-phone-verification'), { replace: true });
      }}
    />
  );
};
