import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The line with the fund's processing date. */
export const ProcessingDateLine = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ py: 1, fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Typography>
);
