import Container from '@mui/material/Container';
import type { ComponentPropsWithoutRef } from 'react';

/** A page of plain content behind the login: the page's measure, with air above and below. */
export const PageBody = (props: ComponentPropsWithoutRef<'div'>) => (
  <Container
    {...props}
    sx={{ paddingBlock: { xs: '24px 40px', sm: '40px 64px' }, '@media print': { paddingBlock: 0 } }}
  />
);
