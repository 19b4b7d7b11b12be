import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The page's `h1`. Focusable after navigation, but not a tab stop. */
export const PageHeading = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography variant="h1" tabIndex={-1} id={id}>
    {children}
  </Typography>
);
