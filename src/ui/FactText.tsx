import Typography from '@mui/material/Typography';
import { fittingSize } from './AmountText.tsx';

/** From this many characters on, a fact is smaller and wraps. */
const longFact = 24;

/** A card's fact in words, in the size of figures; a short one shrinks to fit one line, a long one wraps. */
export const FactText = ({ children }: { children: string }) => {
  const long = children.length >= longFact;
  return (
    <Typography
      variant={long ? 'h3' : 'cardFigure'}
      component="span"
      sx={({ typography }) => ({
        whiteSpace: 'normal',
        hyphens: 'auto',
        ...(!long && { fontSize: fittingSize(typography.cardFigure.fontSize, children.length) }),
      })}
    >
      {children}
    </Typography>
  );
};
