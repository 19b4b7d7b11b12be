import { styled } from '@mui/material/styles';

/** A short and a long field, side by side if they fit. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(7.5rem, 1fr) 2fr',
  gap: theme.spacing(2),
  alignItems: 'start',
  '&[data-even]': { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.down('sm')]: { '&, &[data-even]': { gridTemplateColumns: '1fr', gap: theme.spacing(2.5) } },
}));
