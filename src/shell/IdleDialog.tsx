import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#forms/countdown.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

/** Props of {@link IdleDialog}. */
export type IdleDialogProps = {
  secondsLeft: number;
  /** Whether the session is reaching its maximum length, so that it can't be extended. */
  final: boolean;
  onStay: () => void;
  onClose: () => void;
  onLogOut: () => void;
};

/**
 * Asks whether the member is still there; any key extends the session. If the session will end in any case, the dialog
 * says so and can be closed, so that the member can finish what they were doing.
 */
export const IdleDialog = ({ secondsLeft, final, onStay, onClose, onLogOut }: IdleDialogProps) => {
  const { t } = useTranslation(['shell', 'common']);

  useEffect(() => {
    if (final) return undefined;
    const press = (event: KeyboardEvent) => {
      // Buttons handle their own keys, and Tab leads to them.
      if (event.key === 'Tab' || event.key === 'Shift') return;
      if (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
      onStay();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [final, onStay]);

  const time = clockText(secondsLeft);
  return (
    <AlertDialog
      title={t('idle.title')}
      text={final ? t('idle.final', { time }) : t('idle.text', { time })}
      onClose={(reason) => {
        if (reason !== 'escapeKeyDown') return;
        if (final) onClose();
        else onStay();
      }}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and Enter here loses nothing */}
          <Button autoFocus onClick={final ? onClose : onStay}>
            {final ? t('common:close') : t('idle.stay')}
          </Button>
          <Button variant="outlined" onClick={onLogOut}>
            {t('account.logOut')}
          </Button>
        </>
      }
    />
  );
};
