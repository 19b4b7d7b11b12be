import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  color: theme.palette.text.primary,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  '&:is(h3)': theme.typography.h3,
}));

/** Heading of a section within a page (`h2`, or `h3` inside another section). */
export const SectionHeading = ({ children, id, level = 2 }: { children: ReactNode; id?: string; level?: 2 | 3 }) => (
  <Heading as={level === 3 ? 'h3' : 'h2'} id={id}>
    {children}
  </Heading>
);
