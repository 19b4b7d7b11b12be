import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A remark in small type below what matters. */
export const Fineprint = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="body2"
    color="textSecondary"
    sx={{
      marginBlockStart: 2,
      textWrap: 'pretty',
      // A link on a line of its own is a target of its own: at least 24 px high.
      '& a': { display: 'inline-block', paddingBlock: 0.5 },
    }}
  >
    {children}
  </Typography>
);
