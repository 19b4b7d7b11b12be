import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Set = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > div': { display: 'grid', gap: theme.spacing(2.5) },
  '& > legend': { ...theme.typography.h3, padding: 0, marginBlockEnd: theme.spacing(1.5) },
}));

/** A group of fields with a legend. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Set>
    <legend>{legend}</legend>
    <div>{children}</div>
  </Set>
);
