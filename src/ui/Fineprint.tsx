import { styled } from '@mui/material/styles';

/** A remark in small type below what matters. */
export const Fineprint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  margin: theme.spacing(2, 0, 0),
  textWrap: 'pretty',
  // A link that stands alone is a target of its own: at least 24 px high.
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(0.5) },
}));
