import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type FieldWithHelpProps = {
  /** What the button below the field says. */
  helpLabel: string;
  onHelp: () => void;
  /** The field. */
  children: ReactNode;
};

/** A field with a button below it that shows where to find what is asked for. */
export const FieldWithHelp = ({ helpLabel, onHelp, children }: FieldWithHelpProps) => (
  <Box>
    {children}
    {/* The button's words begin where the field does. */}
    <Button variant="text" size="small" startIcon="question" onClick={onHelp} sx={{ marginInlineStart: -1.5 }}>
      {helpLabel}
    </Button>
  </Box>
);
