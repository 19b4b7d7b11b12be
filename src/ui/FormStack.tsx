import { styled } from '@mui/material/styles';

/** A form of one column: fields, what went wrong, and its button, in even distances. */
export const FormStack = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  marginBlockStart: theme.spacing(3),
}));
