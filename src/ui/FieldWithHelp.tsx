import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type FieldWithHelpProps = {
  /** Text of the button below the field. */
  helpLabel: string;
  onHelp: () => void;
  /** The field. */
  children: ReactNode;
};

/** A field with a button below it that shows where to find the requested data. */
export const FieldWithHelp = ({ helpLabel, onHelp, children }: FieldWithHelpProps) => (
  <Box>
    {children}
    {/* Aligns the button's text with the field. */}
    <Button
      variant="text"
      size="small"
      startIcon="question"
      onClick={onHelp}
      sx={{ marginInlineStart: -1.5, marginBlockStart: 1 }}
    >
      {helpLabel}
    </Button>
  </Box>
);
