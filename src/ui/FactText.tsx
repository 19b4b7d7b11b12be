import { styled } from '@mui/material/styles';

/** From this many characters on a fact is set smaller: it is a sentence more than a figure. */
const longFact = 24;

const Words = styled('span')(({ theme }) => ({
  ...theme.typography.cardFigure,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '&[data-long]': { ...theme.typography.h3, textWrap: 'balance' },
}));

/** A card's fact in words, in the size of its figures; wraps where it must. */
export const FactText = ({ children }: { children: string }) => (
  <Words data-long={children.length >= longFact || undefined}>{children}</Words>
);
