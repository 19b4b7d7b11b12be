import type { Components, Theme } from '@mui/material/styles';
import type { ChartsComponents } from '@mui/x-charts/themeAugmentation';
import type { PortalThemeParts } from '../theme-types.ts';

/** The theme as an override sees it: the library's, with our tokens. */
type SeenTheme = Omit<Theme, 'components'> & PortalThemeParts;

/** Overrides as the component library takes them, reading our tokens from the theme. */
export type PortalComponents = Components<SeenTheme> & ChartsComponents<SeenTheme>;
