import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Finds the heading that takes the focus when a page, or a new step of one, has arrived. */
export const pageHeadingSelector = '[data-page-heading]';

/** The page's one `h1`. It can take the focus (after navigation) but is no tab stop. */
export const PageHeading = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography variant="h1" tabIndex={-1} data-page-heading id={id}>
    {children}
  </Typography>
);
