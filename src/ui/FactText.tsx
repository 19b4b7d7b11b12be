import Typography from '@mui/material/Typography';

/** A card's fact in words, in the size of figures in every card; one that doesn't fit one line wraps. */
export const FactText = ({ children }: { children: string }) => (
  <Typography
    variant="cardFigure"
    component="span"
    sx={{ whiteSpace: 'normal', hyphens: 'auto', overflowWrap: 'anywhere', textWrap: 'balance', lineHeight: 1.2 }}
  >
    {children}
  </Typography>
);
