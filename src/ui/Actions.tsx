import { styled } from '@mui/material/styles';

/** The ways on from a page, the most likely first; on a phone they stand one below the other, across the full width. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));
