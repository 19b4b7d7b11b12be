import { styled } from '@mui/material/styles';
import { fittingSize } from './AmountText.tsx';

/** From this many characters on a fact is a sentence more than a figure: it is set smaller and wraps. */
const longFact = 24;

const Words = styled('span')(({ theme }) => ({
  ...theme.typography.cardFigure,
  fontSize: fittingSize(theme.typography.cardFigure.fontSize),
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '&[data-long]': { ...theme.typography.h3, textWrap: 'balance' },
}));

/** A card's fact in words, in the size of its figures; a short one shrinks to stay on one line, a long one wraps. */
export const FactText = ({ children }: { children: string }) => (
  <Words data-long={children.length >= longFact || undefined} style={{ ['--characters' as string]: children.length }}>
    {children}
  </Words>
);
