import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The one or two sentences below a headline, in a readable line length. */
export const Lead = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography
    variant="lead"
    id={id}
    color="textSecondary"
    sx={({ tokens }) => ({ marginBlockStart: `${tokens.shell.leadGap}px`, maxInlineSize: '60ch' })}
  >
    {children}
  </Typography>
);
