import Typography from '@mui/material/Typography';

/** Width of a figure's average character, in its own size; generous, so that the widest typeface fits. */
const characterWidth = 0.6;

/** A size of type that never makes so many characters wider than the container around them. */
export const fittingSize = (size: string | number | undefined, characters: number): string =>
  `min(${size}, calc(100cqi / ${characters * characterWidth}))`;

const variants = { inherit: 'inherit', figure: 'cardFigure', hero: 'figure' } as const;

type AmountTextProps = {
  /** The formatted amount. */
  children: string;
  /** `hero` for the one big number of a page, `figure` for a card's number, `inherit` in running text. */
  size?: keyof typeof variants;
};

/** An amount: tabular figures, never broken inside itself; the large sizes shrink before they leave their box. */
export const AmountText = ({ children, size = 'inherit' }: AmountTextProps) => {
  const variant = variants[size];
  return (
    <Typography
      variant={variant}
      component="span"
      sx={({ typography }) => ({
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums lining-nums',
        ...(variant !== 'inherit' && { fontSize: fittingSize(typography[variant].fontSize, children.length) }),
      })}
    >
      {children}
    </Typography>
  );
};
