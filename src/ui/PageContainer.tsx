import { styled } from '@mui/material/styles';

/** The measure of a page's content: as wide as reads well, with air at both sides. */
export const PageContainer = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 1200,
  marginInline: 'auto',
  paddingInline: theme.tokens.space.page,
  '@media print': { paddingInline: 0 },
}));
