import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list whose entries stand side by side where there is room, for what is to be compared. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
      columnGap: 3,
      rowGap: 3,
      listStyle: 'none',
      m: 0,
      mt: 2,
      p: 0,
    }}
  >
    {children}
  </Box>
);
