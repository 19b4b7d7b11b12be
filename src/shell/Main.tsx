import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The page's main content, the target of the skip link. */
export const Main = ({ children }: { children: ReactNode }) => (
  <Box component="main" id="content" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
    {children}
  </Box>
);
