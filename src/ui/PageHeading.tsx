import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Marks the element that takes the focus when a page has been navigated to. */
export const pageHeadingSelector = '[data-page-heading]';

/** The page's one `h1`. It can take the focus (after navigation) but is no tab stop. */
export const PageHeading = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography
    variant="h1"
    component="h1"
    tabIndex={-1}
    data-page-heading
    id={id}
    sx={{ outline: 0, textWrap: 'balance' }}
  >
    {children}
  </Typography>
);
