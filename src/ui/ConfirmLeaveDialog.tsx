import { AlertDialog } from './AlertDialog.tsx';
import { Button } from './Button.tsx';

type ConfirmLeaveDialogProps = {
  open: boolean;
  title: string;
  text: string;
  stayLabel: string;
  leaveLabel: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before unsaved input is lost. Escape and Enter stay, so that nothing is lost by accident. */
export const ConfirmLeaveDialog = (props: ConfirmLeaveDialogProps) => (
  <AlertDialog
    open={props.open}
    title={props.title}
    text={props.text}
    onClose={props.onStay}
    mainLast
    actions={
      <>
        <Button variant="outlined" onClick={props.onLeave}>
          {props.leaveLabel}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and here Enter must lose nothing */}
        <Button onClick={props.onStay} autoFocus>
          {props.stayLabel}
        </Button>
      </>
    }
  />
);
