import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The page itself, to which the skip link leads. */
export const Main = ({ children }: { children: ReactNode }) => (
  <Box component="main" id="content" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
    {children}
  </Box>
);
