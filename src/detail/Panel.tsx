import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

type PanelProps = {
  children: ReactNode;
  /** `div` for a part without a label. */
  component?: 'section' | 'div';
  'aria-labelledby'?: string;
  'aria-hidden'?: boolean;
  /** A button elsewhere leads to it (`show-simulator.ts`). */
  'data-simulator'?: boolean;
};

/** A part of a detail page: a card as wide as the column. */
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
      // A frame would enclose what the next sheet leaves empty.
      '@media print': { padding: 0, border: 0 },
    })}
  >
    {children}
  </Paper>
);
