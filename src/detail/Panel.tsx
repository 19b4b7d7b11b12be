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
  /** A long table may go on on the next page of a print, instead of leaving half of a page empty. */
  isLong?: boolean;
};

/** A part of a detail page: a card as wide as the column. */
export const Panel = ({ children, component = 'section', isLong = false, ...props }: PanelProps) => (
  <Paper
    component={component}
    variant="outlined"
    {...props}
    sx={({ tokens }) => ({
      boxSizing: 'border-box',
      minInlineSize: 0,
      padding: tokens.space.card,
      borderRadius: `${tokens.corner.card}px`,
      // On each sheet the card is whole.
      '@media print': { breakInside: isLong ? 'auto' : 'avoid', padding: 2, boxDecorationBreak: 'clone' },
    })}
  >
    {children}
  </Paper>
);
