import { styled } from '@mui/material/styles';

/** A remark in small type below what matters. */
export const Fineprint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  margin: theme.spacing(2, 0, 0),
  textWrap: 'pretty',
}));
