import { styled } from '@mui/material/styles';

/** The measure of a page's content: as wide as reads well, with air at both sides. */
export const PageContainer = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 1200,
  marginInline: 'auto',
  paddingInline: theme.spacing(4),
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}));
