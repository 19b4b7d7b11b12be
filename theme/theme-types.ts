import type { CSSProperties } from 'react';
import type { Tokens } from './tokens.ts';
import type { TypefaceName } from './typefaces.ts';

/** What our theme adds to MUI's. */
export type PortalThemeParts = {
  /** Colours, sizes and shadows, named by their use. */
  tokens: Tokens;
  /** Set if the page's HTML doesn't declare the typeface (stories, previews, a portal hosted elsewhere). */
  portalTypeface?: { name: TypefaceName; base: string };
};

type PortalVariants<Style> = {
  /** A page's key figure. */
  figure: Style;
  /** A card's key figure. */
  cardFigure: Style;
  /** The paragraph under a page's headline. */
  lead: Style;
};

/** What a palette colour has in addition to MUI's: a soft background, the text on it, and its border. */
type SoftColours = { soft: string; onSoft: string; border: string };

declare module '@mui/material/styles' {
  interface PaletteColor extends SoftColours {}
  interface SimplePaletteColorOptions extends Partial<SoftColours> {}
  interface Theme extends PortalThemeParts {}
  interface ThemeOptions extends PortalThemeParts {}
  interface TypographyVariants extends PortalVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<PortalVariants<CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    cardFigure: true;
    lead: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Above the page, such as a popover. */
    floating: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    soft: true;
  }
}
