import { describe, expect, test } from 'vitest';
import { chartColours } from '#theme/chart-colours.ts';
import { houseBrand, type BrandInput } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { firstPaintCss } from '#theme/css-variables.ts';

/** Brands at the edges of what the rules of colour have to cope with, with every typeface, corner and density. */
const brands: Readonly<Record<string, Partial<BrandInput>>> = {
  'pale-yellow': { primary: '#ffe36e', secondary: '#33658a', corner: 'round', density: 'comfortable' },
  'nearly-black': { primary: '#101418', secondary: '#e4572e', corner: 'sharp', density: 'compact' },
  grey: { primary: '#8a8a8a', secondary: '#8a8a8a', typeface: 'serif' },
  'vivid-red': { primary: '#e4002b', secondary: '#e2062c', typeface: 'geometric' },
  'almost-legible-blue': { primary: '#3f84d6', secondary: '#7fb069', typeface: 'humanist' },
  'deep-green': { primary: '#0f4d3a', secondary: '#f4d35e', typeface: 'grotesque' },
};

/** Each value with its path: `colour.surface.page: #fbfaf6`. */
const lines = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => lines(inner, path === '' ? name : `${path}.${name}`))
    : [`${path}: ${String(value)}`];

/**
 * What the rules make of a brand, in files, so that whoever changes a rule sees what it does to the looks of funds.
 * `vitest -u` rewrites them.
 */
describe.each(Object.entries(brands))('The look of a %s brand', (name, choices) => {
  const brand: BrandInput = { ...houseBrand, ...choices };

  test.each(['light', 'dark'] as const)('is as it was, %s', async (mode) => {
    const { tokens, typography, shape, breakpoints, mixins, shadows } = createPortalTheme(brand, { mode });
    const { h1, h2, h3, h4, h5, h6, body1, body2, subtitle1, subtitle2, caption, overline, button } = typography;
    const { lead, figure, cardFigure } = typography;
    const variants = { h1, h2, h3, h4, h5, h6, body1, body2, subtitle1, subtitle2, caption, overline, button };
    const look = {
      ...tokens,
      parts: chartColours(tokens),
      typography: { ...variants, lead, figure, cardFigure },
      theme: {
        shape,
        breakpoints: breakpoints.values,
        toolbar: mixins.toolbar.minHeight,
        shadows: new Set(shadows).size,
      },
    };
    await expect(`${lines(look).join('\n')}\n`).toMatchFileSnapshot(`looks/${name}-${mode}.txt`);
  });
});

test.each(['grey', 'vivid-red'])('the first paint of a %s brand is as it was', async (name) => {
  const css = firstPaintCss({ ...houseBrand, ...brands[name], mode: 'system' }).replaceAll(/[;{}]/gu, '$&\n');
  await expect(css).toMatchFileSnapshot(`looks/${name}-first-paint.txt`);
});
