import Typography from '@mui/material/Typography';

type FactTextProps = {
  children: string;
  /** Whether it stands where a page's key figure would, in the size of a card's figure. */
  isKey?: boolean;
};

/** A card's fact in words, smaller than a figure, because words are longer; one that doesn't fit one line wraps. */
export const FactText = ({ children, isKey = false }: FactTextProps) => (
  <Typography
    variant={isKey ? 'cardFigure' : 'h3'}
    component="span"
    sx={{
      display: 'inline-block',
      whiteSpace: 'normal',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
      lineHeight: 1.25,
    }}
  >
    {children}
  </Typography>
);
