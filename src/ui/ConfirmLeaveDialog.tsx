import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Button } from './Button.tsx';

const Sheet = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    maxInlineSize: 440,
    padding: theme.spacing(4),
    [theme.breakpoints.down('sm')]: { margin: theme.spacing(2), padding: theme.spacing(3) },
  },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { ...theme.typography.body1, margin: theme.spacing(1.5, 0, 3), color: theme.palette.text.secondary },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', '& > button': { inlineSize: '100%' } },
}));

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

/** Asks before something typed is lost. Escape stays, and so does Enter: nothing is lost by a slip. */
export const ConfirmLeaveDialog = (props: ConfirmLeaveDialogProps) => {
  const id = useId();
  return (
    <Sheet
      open={props.open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={props.onStay}
    >
      <h2 id={`${id}-title`}>{props.title}</h2>
      <p id={`${id}-text`}>{props.text}</p>
      <Choices>
        <Button variant="outlined" onClick={props.onLeave}>
          {props.leaveLabel}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and here Enter must lose nothing */}
        <Button onClick={props.onStay} autoFocus>
          {props.stayLabel}
        </Button>
      </Choices>
    </Sheet>
  );
};
