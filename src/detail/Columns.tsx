import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type ColumnsProps = {
  /** Minimum width of an entry beside another one, in pixels. */
  least?: number;
  children: ReactNode;
};

/** A list whose entries stand side by side where there is room, for what is to be compared. */
export const Columns = ({ least = 190, children }: ColumnsProps) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
      columnGap: { xs: 2, sm: 3 },
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
