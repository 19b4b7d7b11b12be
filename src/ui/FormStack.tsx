import Stack from '@mui/material/Stack';
import type { ComponentPropsWithoutRef } from 'react';

/** A form of one column: fields, what went wrong, and its button, in even distances. */
export const FormStack = (props: ComponentPropsWithoutRef<'form'>) => (
  <Stack component="form" sx={{ gap: 2.5, marginBlockStart: 3 }} {...props} />
);
