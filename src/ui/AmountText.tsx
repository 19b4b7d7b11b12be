import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Average character width of a figure in em; generous, so that the widest typeface fits. */
const characterWidth = 0.6;

/** A font size at which so many characters are never wider than their container. */
export const fittingSize = (size: string | number | undefined, characters: number): string =>
  `min(${size}, calc(100cqi / ${characters * characterWidth}))`;

const variants = { inherit: 'inherit', figure: 'cardFigure', hero: 'figure' } as const;

/** The formatted amount; the large sizes are chosen by its length. */
type AmountTextProps =
  | {
      children: string;
      /** `hero` for a page's key figure, `figure` for a card's, `inherit` in running text. */
      size?: keyof typeof variants;
    }
  | {
      children: ReactNode;
      /** That of the text around it. */
      size?: 'inherit';
    };

/** An amount: tabular figures, never wrapped; the large sizes shrink to fit their container. */
export const AmountText = ({ children, size = 'inherit' }: AmountTextProps) => {
  const variant = variants[size];
  return (
    <Typography
      variant={variant}
      component="span"
      sx={({ typography }) => ({
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums lining-nums',
        ...(variant !== 'inherit' &&
          typeof children === 'string' && { fontSize: fittingSize(typography[variant].fontSize, children.length) }),
      })}
    >
      {children}
    </Typography>
  );
};
