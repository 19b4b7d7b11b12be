import Stack from '@mui/material/Stack';
import type { ComponentPropsWithoutRef } from 'react';

/** A form with one column: fields, trouble and button, evenly spaced. */
export const FormStack = (props: ComponentPropsWithoutRef<'form'>) => (
  <Stack component="form" sx={{ gap: 2.5, marginBlockStart: 3 }} {...props} />
);
