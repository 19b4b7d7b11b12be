import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useInertPage } from './use-inert-page.ts';

type AlertDialogProps = {
  open?: boolean;
  title: string;
  text: string;
  /** The buttons; one of them takes the focus. */
  actions: ReactNode;
  /** Whether the last button is the main one: on a phone it is at the top. */
  mainLast?: boolean;
  /** Called on Escape and on a click outside the dialog. */
  onClose: (reason: 'escapeKeyDown' | 'backdropClick') => void;
};

/** A question that interrupts: its title and text are read out at once, and a button has the focus. */
export const AlertDialog = ({ open = true, title, text, actions, mainLast = false, onClose }: AlertDialogProps) => {
  const id = useId();
  useInertPage(open);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={(_event, reason) => {
        onClose(reason);
      }}
      slotProps={{ paper: { sx: { maxInlineSize: 440, m: { xs: 2, sm: 4 }, p: { xs: 3, sm: 4 } } } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ p: 0, typography: 'h3' }}>
        {title}
      </DialogTitle>
      <DialogContentText id={`${id}-text`} sx={{ mt: 1.5, mb: 3 }}>
        {text}
      </DialogContentText>
      <DialogActions
        disableSpacing
        sx={{
          p: 0,
          flexWrap: 'wrap',
          gap: 1.5,
          justifyContent: mainLast ? 'flex-end' : 'flex-start',
          flexDirection: { xs: mainLast ? 'column-reverse' : 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
        }}
      >
        {actions}
      </DialogActions>
    </Dialog>
  );
};
