import Container from '@mui/material/Container';
import type { ComponentPropsWithoutRef } from 'react';

/** The content area of a page after login. */
export const PageBody = (props: ComponentPropsWithoutRef<'div'>) => (
  <Container
    {...props}
    sx={{ paddingBlock: { xs: '12px 40px', sm: '20px 64px' }, '@media print': { paddingBlock: 0 } }}
  />
);
