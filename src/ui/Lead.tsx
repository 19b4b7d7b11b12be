import { styled } from '@mui/material/styles';

/** The sentence or two under a headline, in a measure that reads well. */
export const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  color: theme.palette.text.secondary,
  margin: theme.spacing(1.5, 0, 0),
  maxInlineSize: '60ch',
  textWrap: 'pretty',
}));
