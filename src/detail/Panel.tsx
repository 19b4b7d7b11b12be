import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** Props of {@link Panel}. */
export type PanelProps = { children: ReactNode; 'aria-labelledby'?: string; lang?: string };

/** The ground of a part of a detail page: a card as wide as the page's column. */
export const Panel = ({ children, ...props }: PanelProps) => (
  <Paper
    component="section"
    variant="outlined"
    {...props}
    sx={({ tokens }) => ({
      boxSizing: 'border-box',
      minInlineSize: 0,
      padding: tokens.space.card,
      borderRadius: `${tokens.corner.card}px`,
      '@media print': { breakInside: 'avoid', padding: 2 },
    })}
  >
    {children}
  </Paper>
);
