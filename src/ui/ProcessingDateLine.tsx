import { styled } from '@mui/material/styles';

/** On which date the figures below were worked out. */
export const ProcessingDateLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  margin: 0,
  paddingBlock: theme.spacing(1),
}));
