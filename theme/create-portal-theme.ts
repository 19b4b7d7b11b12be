import { createTheme, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { components } from './all-components.ts';
import type { BrandInput } from './brand.ts';
import { brandTokens, type ThemeMode, type Tokens, type Voice } from './tokens.ts';

/** Options of {@link createPortalTheme}. */
export type PortalThemeOptions = {
  mode: ThemeMode;
  /**
   * Base path of the typeface files, with a trailing slash; omit it if the page's HTML already declares the typeface.
   */
  typefaceBase?: string;
  /** Element of MUI components with an `href`, so that links navigate inside the portal; `a` by default. */
  linkComponent?: ElementType;
};

const voice = ({ on, ...colours }: Voice) => ({ ...colours, contrastText: on });

const palette = ({ mode, colour }: Tokens) => {
  return {
    mode,
    contrastThreshold: 4.5,
    primary: voice(colour.primary),
    secondary: voice(colour.accent),
    success: voice(colour.success),
    error: voice(colour.error),
    warning: voice(colour.warning),
    info: voice(colour.info),
    background: { default: colour.surface.page, paper: colour.surface.paper },
    text: { primary: colour.text.primary, secondary: colour.text.secondary, disabled: colour.text.disabled },
    divider: colour.border.hairline,
    action: {
      active: colour.text.secondary,
      hover: colour.hover,
      selected: colour.selected,
      disabled: colour.disabled.text,
      disabledBackground: colour.disabled.surface,
      focus: colour.hover,
    },
  };
};

/** MUI's 25 shadows, reduced to two: for what floats, and for what covers the page. */
const shadows = ({ elevation: { none, floating: f, dialog: d } }: Tokens): Theme['shadows'] => [
  none,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  f,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
  d,
];

const typography = ({ type: { family, sizes, headingWeight } }: Tokens) => {
  const heading = (fontSize: string, lineHeight: number, letterSpacing = '-0.011em') => ({
    fontSize,
    lineHeight,
    letterSpacing,
    fontWeight: headingWeight,
  });
  const small = { fontSize: sizes.small, lineHeight: 1.45, letterSpacing: 0 };
  const body = { fontSize: sizes.body, lineHeight: 1.5, letterSpacing: 0 };
  const figure = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' };
  return {
    fontFamily: family,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: heading(sizes.heading, 1.15, '-0.02em'),
    h2: heading(sizes.section, 1.25),
    h3: heading(sizes.lead, 1.35, '-0.006em'),
    h4: heading(sizes.body, 1.4, '0'),
    h5: heading(sizes.body, 1.4, '0'),
    h6: heading(sizes.body, 1.4, '0'),
    subtitle1: { ...body, fontWeight: 600 },
    subtitle2: { ...small, fontWeight: 600 },
    body1: body,
    body2: small,
    caption: small,
    overline: { ...small, fontWeight: 600, textTransform: 'none' },
    button: { ...body, fontWeight: 600, textTransform: 'none' },
    lead: { fontFamily: family, fontSize: sizes.lead, lineHeight: 1.5, fontWeight: 400 },
    figure: { ...heading(sizes.figure, 1.05, '-0.02em'), ...figure, fontFamily: family },
    cardFigure: { ...heading(sizes.cardFigure, 1.2, '-0.012em'), ...figure, fontFamily: family },
  } as const;
};

/**
 * A fund's MUI theme, a pure function of brand and mode. It has plain values instead of custom properties, so that one
 * page can show two themes, and charts and print get actual colours; `theme.tokens` names them by use.
 */
export function createPortalTheme(
  brand: BrandInput,
  { mode, typefaceBase, linkComponent = 'a' }: PortalThemeOptions,
): Theme {
  const tokens = brandTokens(brand, mode);
  return createTheme(
    {
      tokens,
      ...(typefaceBase !== undefined && { portalTypeface: { name: brand.typeface, base: typefaceBase } }),
      palette: palette(tokens),
      typography: typography(tokens),
      spacing: tokens.space.unit,
      shadows: shadows(tokens),
      shape: { borderRadius: tokens.corner.control },
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: tokens.shell.contentWidth, xl: 1536 } },
      mixins: { toolbar: { minHeight: tokens.shell.header.height } },
      motion: { reducedMotion: 'system' },
      focusVisible: {
        outlineColor: tokens.colour.focus.ring,
        outlineWidth: 2,
        outlineOffset: 2,
        boxShadow: `0 0 0 2px ${tokens.colour.focus.halo}`,
      },
      components,
    },
    // Default props can't be callbacks that read the theme.
    {
      components: {
        MuiButtonBase: { defaultProps: { LinkComponent: linkComponent } },
        MuiLink: { defaultProps: { component: linkComponent } },
        MuiChartsDataProvider: { defaultProps: { colors: tokens.chart.bars } },
      },
    },
  );
}
