import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Heading of a section within a page (`h2`, or `h3` inside another section). */
export const SectionHeading = ({ children, id, level = 2 }: { children: ReactNode; id?: string; level?: 2 | 3 }) => (
  <Typography
    variant={level === 2 ? 'h2' : 'h3'}
    component={level === 2 ? 'h2' : 'h3'}
    id={id}
    sx={{ textWrap: 'balance' }}
  >
    {children}
  </Typography>
);
