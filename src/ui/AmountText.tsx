import { styled, type Theme } from '@mui/material/styles';

type Size = 'inherit' | 'figure' | 'hero';

/** Width of a figure's average character, in its own size; generous, so that the widest typeface fits. */
const characterWidth = 0.6;

/** As large as the theme says, and never wider than the box around it; `--characters` says how many there are. */
export const fittingSize = (size: string | number | undefined): string =>
  `min(${size}, calc(100cqi / (var(--characters) * ${characterWidth})))`;

const sized = (variant: Theme['typography']['figure']) => ({ ...variant, fontSize: fittingSize(variant.fontSize) });

const Figure = styled('span', { shouldForwardProp: (name) => name !== 'size' })<{ size: Size }>(({ theme, size }) => ({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...(size === 'figure' && sized(theme.typography.cardFigure)),
  ...(size === 'hero' && sized(theme.typography.figure)),
}));

/** Props of {@link AmountText}. */
export type AmountTextProps = {
  /** The formatted amount. */
  children: string;
  /** `hero` for the one big number of a page, `figure` for a card's number, `inherit` in running text. */
  size?: Size;
};

/** An amount: tabular figures, never broken inside itself; the large sizes shrink before they leave their box. */
export const AmountText = ({ children, size = 'inherit' }: AmountTextProps) => (
  <Figure size={size} style={size === 'inherit' ? undefined : { ['--characters' as string]: children.length }}>
    {children}
  </Figure>
);
