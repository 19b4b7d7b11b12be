import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type FieldPairProps = {
  children: ReactNode;
  /** Whether both fields are equally wide; else the first is the short one. */
  even?: boolean;
};

/** Two fields, side by side if they fit. */
export const FieldPair = ({ children, even = false }: FieldPairProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: even ? '1fr 1fr' : 'minmax(7.5rem, 1fr) 2fr' },
      gap: { xs: 2.5, sm: 2 },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
