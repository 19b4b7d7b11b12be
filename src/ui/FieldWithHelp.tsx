import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

// The words of the button below the field begin where the field does.
const Helped = styled('div')(({ theme }) => ({ '& > button': { marginInlineStart: theme.spacing(-2) } }));

/** Props of {@link FieldWithHelp}. */
export type FieldWithHelpProps = {
  /** What the button below the field says. */
  helpLabel: string;
  onHelp: () => void;
  /** The field. */
  children: ReactNode;
};

/** A field with a button below it that shows where to find what is asked for. */
export const FieldWithHelp = ({ helpLabel, onHelp, children }: FieldWithHelpProps) => (
  <Helped>
    {children}
    <Button variant="text" size="small" startIcon="question" onClick={onHelp}>
      {helpLabel}
    </Button>
  </Helped>
);
