import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveQuestion } from '#forms/leave-question.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmLeaveDialog } from '#ui/ConfirmLeaveDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useProfileDialogs } from './profile-dialogs.ts';

type ProfileDialogProps = {
  title: string;
  submitLabel: string;
  /** Text of the button while the change is being sent. */
  pendingLabel: string;
  pending: boolean;
  disabled?: boolean;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
};

/**
 * A dialog over the profile: Cancel, Escape and the close button return to it, and ask first if there is unsaved
 * input. So do Back, links and a change of language.
 */
export const ProfileDialog = ({
  title,
  submitLabel,
  pendingLabel,
  pending,
  disabled = false,
  onSubmit,
  children,
}: ProfileDialogProps) => {
  const { t } = useTranslation('profile');
  const { back } = useProfileDialogs();
  const { asked, stay, leave } = useLeaveQuestion();
  return (
    <>
      <Dialog
        title={title}
        closeLabel={t('dialog.close')}
        onClose={back}
        onSubmit={onSubmit}
        actions={
          <>
            <Button variant="outlined" onClick={back}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" disabled={disabled} pending={pending} pendingLabel={pendingLabel}>
              {submitLabel}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
      <ConfirmLeaveDialog
        open={asked}
        title={t('leave.title')}
        text={t('leave.text')}
        stayLabel={t('leave.stay')}
        leaveLabel={t('leave.leave')}
        onStay={stay}
        onLeave={leave}
      />
    </>
  );
};
