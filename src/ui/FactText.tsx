import { styled } from '@mui/material/styles';

/** A card's fact in words, in the size of its figures; wraps where it must. */
export const FactText = styled('span')(({ theme }) => ({
  ...theme.typography.cardFigure,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  hyphens: 'auto',
}));
