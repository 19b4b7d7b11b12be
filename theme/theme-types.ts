import type { CSSProperties } from 'react';
import type { Tokens } from './tokens.ts';
import type { TypefaceName } from './typefaces.ts';

/** What our theme has beyond the component library's. */
export type PortalThemeParts = {
  /** Everything the interface is drawn with, named by its use. */
  tokens: Tokens;
  /** Set where the page's HTML does not declare the typeface itself (stories, previews, a portal hosted elsewhere). */
  portalTypeface?: { name: TypefaceName; base: string };
};

type PortalVariants<Style> = {
  /** The one big number of a page. */
  figure: Style;
  /** The figure of a card. */
  cardFigure: Style;
  /** The paragraph under a page's headline. */
  lead: Style;
};

/** What a palette colour has beyond MUI's: its quiet container, the words on it, and its edge. */
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

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    soft: true;
  }
}
