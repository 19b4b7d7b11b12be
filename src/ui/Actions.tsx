import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The ways on from a page, the most likely first; on a phone they are one below the other, across the full width. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    sx={{ flexWrap: 'wrap', alignItems: { xs: 'stretch', sm: 'center' }, gap: 1.5, marginBlockStart: 4 }}
  >
    {children}
  </Stack>
);
