import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from './Button.tsx';

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
  <Stack direction="row" sx={{ minBlockSize: 40, alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
    {remainingSeconds > 0 ? (
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {waitingText}
      </Typography>
    ) : (
      // The button's words align with the text around it.
      <Button variant="text" startIcon="retry" pending={pending} onClick={onResend} sx={{ marginInlineStart: -1.5 }}>
        {label}
      </Button>
    )}
  </Stack>
);
