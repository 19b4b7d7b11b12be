import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Heading of a section within a page (`h2`, or `h3` inside another section). */
export const SectionHeading = ({ children, id, level = 2 }: { children: ReactNode; id?: string; level?: 2 | 3 }) => (
  <Typography variant={level === 3 ? 'h3' : 'h2'} color="textPrimary" id={id}>
    {children}
  </Typography>
);
