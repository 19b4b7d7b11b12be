import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A page's buttons, the main one first; on a phone they are stacked at full width. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    sx={{ flexWrap: 'wrap', alignItems: { xs: 'stretch', sm: 'center' }, gap: 1.5, marginBlockStart: 4 }}
  >
    {children}
  </Stack>
);
