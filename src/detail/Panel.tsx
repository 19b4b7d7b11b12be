import { styled } from '@mui/material/styles';

/** The ground of a part of a detail page: a card as wide as the page's column. */
export const Panel = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: theme.tokens.space.card,
  borderRadius: theme.tokens.corner.card,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  '@media print': { breakInside: 'avoid', padding: theme.spacing(2) },
}));
