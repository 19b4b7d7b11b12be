import { styled } from '@mui/material/styles';

/** An amount or other figure, formatted by the caller: tabular figures, never broken inside itself. */
export const AmountText = styled('span', { shouldForwardProp: (name) => name !== 'size' })<{
  /** `hero` for the one big number of a page, `figure` for a card's number, `inherit` in running text. */
  size?: 'inherit' | 'figure' | 'hero';
}>(({ theme, size = 'inherit' }) => ({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...(size === 'figure' && {
    fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    lineHeight: 1.2,
    fontWeight: theme.typography.fontWeightMedium,
    letterSpacing: '-0.01em',
  }),
  ...(size === 'hero' && {
    fontSize: 'clamp(1.875rem, 1.2rem + 3.2vw, 3.25rem)',
    lineHeight: 1.1,
    fontWeight: theme.typography.fontWeightMedium,
    letterSpacing: '-0.02em',
  }),
}));
