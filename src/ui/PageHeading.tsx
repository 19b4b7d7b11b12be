import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Selects the heading to focus when a page or a new step is shown. */
export const pageHeadingSelector = '[data-page-heading]';

/** The page's `h1`. Focusable after navigation, but not a tab stop. */
export const PageHeading = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography variant="h1" tabIndex={-1} data-page-heading id={id}>
    {children}
  </Typography>
);
