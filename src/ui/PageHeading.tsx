import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  outline: 0,
  color: 'inherit',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // One long word is wider than the narrowest phone.
  '@media (max-width: 359.95px)': { fontSize: '1.5rem' },
}));

/** Finds the heading that takes the focus when a page, or a new step of one, has arrived. */
export const pageHeadingSelector = '[data-page-heading]';

/** The page's one `h1`. It can take the focus (after navigation) but is no tab stop. */
export const PageHeading = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Heading tabIndex={-1} data-page-heading id={id}>
    {children}
  </Heading>
);
