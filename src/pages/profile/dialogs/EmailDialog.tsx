import { useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';

/** Changes the e-mail address one logs in with: asks for the new one; the code follows in a dialog of its own. */
export const EmailDialog = () => {
  const href = useHref();
  const { navigate } = useServices();
  return (
    <EntryDialog
      kind="emailAddress"
      onSent={() => {
        navigate(href('profile-email-verification'), { replace: true });
      }}
    />
  );
};
