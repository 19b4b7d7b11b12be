import { styled } from '@mui/material/styles';

/** The address or number that something was sent to: stands out, and breaks rather than runs off a narrow screen. */
export const Addressee = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  margin: theme.spacing(1, 0, 0),
}));
