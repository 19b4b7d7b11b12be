import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** Props of {@link Panel}. */
export type PanelProps = {
  children: ReactNode;
  /** A `div` where the part has no name of its own. */
  component?: 'section' | 'div';
  'aria-labelledby'?: string;
  'aria-hidden'?: boolean;
};

/** The ground of a part of a detail page: a card as wide as the page's column. */
export const Panel = ({ children, component = 'section', ...props }: PanelProps) => (
  <Paper
    component={component}
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
