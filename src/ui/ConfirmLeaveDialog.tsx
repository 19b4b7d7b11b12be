import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from './Button.tsx';

/** Props of {@link ConfirmLeaveDialog}. */
export type ConfirmLeaveDialogProps = {
  open: boolean;
  title: string;
  text: string;
  stayLabel: string;
  leaveLabel: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before unsaved input is lost. Escape and Enter stay, so that nothing is lost by accident. */
export const ConfirmLeaveDialog = (props: ConfirmLeaveDialogProps) => {
  const id = useId();
  return (
    <MuiDialog
      open={props.open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={props.onStay}
      slotProps={{ paper: { sx: { maxInlineSize: 440, m: { xs: 2, sm: 4 }, p: { xs: 3, sm: 4 } } } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ p: 0, typography: 'h3' }}>
        {props.title}
      </DialogTitle>
      <DialogContentText id={`${id}-text`} sx={{ mt: 1.5, mb: 3 }}>
        {props.text}
      </DialogContentText>
      <DialogActions
        disableSpacing
        sx={{
          p: 0,
          flexWrap: 'wrap',
          gap: 1.5,
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
        }}
      >
        <Button variant="outlined" onClick={props.onLeave}>
          {props.leaveLabel}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and here Enter must lose nothing */}
        <Button onClick={props.onStay} autoFocus>
          {props.stayLabel}
        </Button>
      </DialogActions>
    </MuiDialog>
  );
};
