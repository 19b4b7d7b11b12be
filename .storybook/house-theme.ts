import { create } from 'storybook/theming/create';
import { houseBrand } from '#theme/brand.ts';
import { brandTokens, type ThemeMode } from '#theme/tokens.ts';
import { typefaceCss } from '#theme/typefaces.ts';
import { pilasterMark, pilasterMarkStroke } from '#ui/pilaster-mark.ts';

/** The typeface of Storybook's own pages, to be declared in each of them. */
export const houseTypeface = typefaceCss(houseBrand.typeface, './');

/** The studio's wordmark, as markup: as text it has the page's typeface, which a picture can't load. */
const wordmark = (colour: string): string =>
  `<span style="display: inline-flex; align-items: center; gap: 10px; font-size: 16px; font-weight: 500; letter-spacing: -0.01em"><svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" fill="none" stroke="${colour}" stroke-width="${pilasterMarkStroke}" stroke-linecap="round"><path d="${pilasterMark}"/></svg>Pilaster</span>`;

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
    brandTitle: wordmark(colour.primary.main),
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
