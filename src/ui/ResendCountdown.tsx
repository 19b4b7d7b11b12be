import { styled } from '@mui/material/styles';
import { Button } from './Button.tsx';

const Row = styled('div')(({ theme }) => ({
  minBlockSize: 40,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // The button's words align with the text around it.
  '& > button': { marginInlineStart: theme.spacing(-1.5) },
  '& p': {
    ...theme.typography.body2,
    margin: 0,
    color: theme.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Props of {@link ResendCountdown}. */
export type ResendCountdownProps = {
  /** Seconds until sending again is allowed; the caller counts down. */
  remainingSeconds: number;
  /** What the button says. */
  label: string;
  /** What stands in its place while waiting, the seconds already in it. */
  waitingText: string;
  pending?: boolean;
  onResend: () => void;
};

/** Sending a code or link again: first how long to wait, then the button. The ticking is not read out each second. */
export const ResendCountdown = ({
  remainingSeconds,
  label,
  waitingText,
  pending = false,
  onResend,
}: ResendCountdownProps) => (
  <Row>
    {remainingSeconds > 0 ? (
      <p>{waitingText}</p>
    ) : (
      <Button variant="text" startIcon="retry" pending={pending} onClick={onResend}>
        {label}
      </Button>
    )}
  </Row>
);
