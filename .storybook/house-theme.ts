import { create } from 'storybook/theming/create';
import { houseBrand } from '#theme/brand.ts';
import { brandTokens, type ThemeMode } from '#theme/tokens.ts';
import { typefaceCss } from '#theme/typefaces.ts';

/** The typeface of Storybook's own pages, to be declared in each of them. */
export const houseTypeface = typefaceCss(houseBrand.typeface, './');

/** Pilaster's mark, as on the demo's pages: a column between its two beams. */
const mark = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 28" height="28" fill="${colour}"><path d="M2 3h24v3H2zM2 24h24v3H2zM12 9h4v13h-4z"/><path opacity=".55" d="M4 9h4v13H4zM20 9h4v13h-4z"/><text x="38" y="21" font-family="system-ui,sans-serif" font-size="19" font-weight="650">Pilaster</text></svg>`,
  )}`;

/** Light or dark, as the device has it. */
export const deviceMode = (): ThemeMode => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The entry of the tree that is shown: Storybook writes it in white, which can't be read on the dark mode's bright colour. */
export const selectedEntry = (mode: ThemeMode): string => {
  const { on } = brandTokens(houseBrand, mode).colour.primary;
  return `[data-item-id][data-selected="true"], [data-item-id][data-selected="true"] :is(a, button, svg) { color: ${on} !important; }`;
};

/** Storybook in Pilaster's own look: the house brand's tokens, as a fund's portal has those of its brand. */
export const houseTheme = (mode: ThemeMode) => {
  const { colour, type, corner } = brandTokens(houseBrand, mode);
  return create({
    base: mode,
    brandTitle: 'Pilaster',
    brandImage: mark(colour.primary.main),
    brandUrl: './',
    fontBase: type.family,
    colorPrimary: colour.primary.main,
    colorSecondary: colour.primary.main,
    appBg: colour.surface.page,
    appContentBg: colour.surface.paper,
    appPreviewBg: colour.surface.paper,
    appHoverBg: colour.hover,
    appBorderColor: colour.border.hairline,
    appBorderRadius: corner.control,
    textColor: colour.text.primary,
    textInverseColor: colour.surface.paper,
    textMutedColor: colour.text.secondary,
    barBg: colour.surface.paper,
    barTextColor: colour.text.secondary,
    barHoverColor: colour.primary.main,
    barSelectedColor: colour.primary.main,
    buttonBg: colour.surface.page,
    buttonBorder: colour.border.hairline,
    booleanBg: colour.surface.sunken,
    booleanSelectedBg: colour.surface.paper,
    inputBg: colour.surface.paper,
    inputBorder: colour.border.control,
    inputTextColor: colour.text.primary,
    inputBorderRadius: Math.min(corner.control, 8),
  });
};
