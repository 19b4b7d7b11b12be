import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

export type ResendCountdownProps = {
  /** Seconds until resending is allowed; the caller counts down. */
  remainingSeconds: number;
  /** Text of the button. */
  label: string;
  /** Text shown instead of the button while waiting, including the time. */
  waitingText: string;
  pending?: boolean;
  onResend: () => void;
  /** Another way, beside the button. */
  children?: ReactNode;
};

/**
 * Resends a code or link: first shows how long to wait, then the button. The countdown isn't announced every second.
 */
export const ResendCountdown = ({
  remainingSeconds,
  label,
  waitingText,
  pending = false,
  onResend,
  children,
}: ResendCountdownProps) => (
  <Stack direction="row" sx={{ minBlockSize: 40, alignItems: 'center', flexWrap: 'wrap', columnGap: 3 }}>
    {remainingSeconds > 0 ? (
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {waitingText}
      </Typography>
    ) : (
      // Aligns the button's text with the surrounding text.
      <Button variant="text" startIcon="retry" pending={pending} onClick={onResend} sx={{ marginInlineStart: -1.5 }}>
        {label}
      </Button>
    )}
    {children}
  </Stack>
);
