import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { wideOnPhone } from '#ui/wide-on-phone.ts';

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
    sx={(theme) => ({
      ...wideOnPhone(theme),
      boxSizing: 'border-box',
      minInlineSize: 0,
      padding: theme.tokens.space.card,
      borderRadius: `${theme.tokens.corner.card}px`,
      // A frame would enclose what the next sheet leaves empty.
      '@media print': { padding: 0, border: 0 },
    })}
  >
    {children}
  </Paper>
);
