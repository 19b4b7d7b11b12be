import { styled } from '@mui/material/styles';

/** The line with the fund's processing date. */
export const ProcessingDateLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  margin: 0,
  paddingBlock: theme.spacing(1),
}));
