import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A group of fields with a legend. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <FormControl component="fieldset">
    <FormLabel component="legend" sx={{ mb: 1.5, typography: 'h3' }}>
      {legend}
    </FormLabel>
    <Stack spacing={2.5}>{children}</Stack>
  </FormControl>
);
