import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The address or number that something was sent to, emphasised; wraps on narrow screens. */
export const Addressee = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="subtitle1"
    component="p"
    sx={{ marginBlockStart: 1, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);
