import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { typefaces } from '#theme/typefaces.ts';
import { formatChf } from '#kernel/money.ts';

/**
 * A fund chooses one of four typefaces, all from our own server. Sizes are few and grow with the window; figures are
 * tabular, so that amounts stand below each other.
 */
const meta: Meta = { title: 'Foundations/Type' };
export default meta;
type Story = StoryObj;

const variants = [
  ['figure', 'the one figure of a page'],
  ['cardFigure', 'the figure of a card'],
  ['h1', 'a page’s headline, once'],
  ['h2', 'a section'],
  ['h3', 'a part of a section'],
  ['lead', 'what a page is about'],
  ['body1', 'text'],
  ['subtitle1', 'a name in a list'],
  ['body2', 'small text'],
  ['button', 'a button'],
] as const satisfies readonly (readonly [TypographyProps['variant'], string])[];

const Scale = () => {
  const { t } = useTranslation('dashboard');
  const { typography } = useTheme();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
      {variants.map(([variant, use]) => (
        <div key={variant}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {variant} · {use} · {typography[variant].fontSize}
          </Typography>
          <Typography component="dd" variant={variant} sx={{ m: 0 }}>
            {variant === 'figure' || variant === 'cardFigure' ? formatChf(31_214.2) : t('savings.title')}
          </Typography>
        </div>
      ))}
    </Box>
  );
};

/** Each size with its use. */
export const Sizes: Story = { render: () => <Scale /> };

const Choice = () => {
  const { tokens } = useTheme();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
      {Object.entries(typefaces).map(([name, { family, fallback }]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name} · {family}, replaced by {fallback} until it has loaded
            {tokens.type.family.includes(`"${family}"`) ? ' · this fund’s' : ''}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontFamily: `"${family}", ${fallback}` }}>
            Vorsorge, prévoyance, previdenza, previdência · 0123456789
          </Typography>
        </div>
      ))}
    </Box>
  );
};

/** The four typefaces. A page loads its fund’s own only, so the others may show their replacement here. */
export const Typefaces: Story = { render: () => <Choice /> };
