import { styled } from '@mui/material/styles';

/** First stop of the keyboard: jumps past the header to the page's content. Visible only while it has the focus. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.tokens.corner.control,
  backgroundColor: theme.tokens.colour.action.main,
  color: theme.tokens.colour.action.on,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, padding: 0, overflow: 'hidden' },
}));
