import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#forms/countdown.ts';
import { Button } from '#ui/Button.tsx';

/** Props of {@link IdleDialog}. */
export type IdleDialogProps = {
  secondsLeft: number;
  /** The session is reaching its maximum length: it can't be extended. */
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
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    if (final) return undefined;
    const press = (event: KeyboardEvent) => {
      // Buttons have their own handlers, and Tab leads to them.
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
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { inlineSize: '100%', maxInlineSize: 440, m: 2, p: 4 } } }}
      onClose={(_event, reason) => {
        if (reason !== 'escapeKeyDown') return;
        if (final) onClose();
        else onStay();
      }}
    >
      <DialogTitle id={titleId} sx={{ p: 0, typography: 'h3' }}>
        {t('idle.title')}
      </DialogTitle>
      <DialogContentText id={textId} sx={{ mt: 2, mb: 3, color: 'text.primary' }}>
        {final ? t('idle.final', { time }) : t('idle.text', { time })}
      </DialogContentText>
      <DialogActions
        disableSpacing
        sx={{
          p: 0,
          flexWrap: 'wrap',
          justifyContent: 'flex-start',
          gap: 2,
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and Enter here loses nothing */}
        <Button autoFocus onClick={final ? onClose : onStay}>
          {final ? t('common:close') : t('idle.stay')}
        </Button>
        <Button variant="outlined" onClick={onLogOut}>
          {t('account.logOut')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
