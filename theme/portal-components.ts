import type { Components, Theme } from '@mui/material/styles';
import type { ChartsComponents } from '@mui/x-charts/themeAugmentation';
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation';
import type { PortalThemeParts } from './theme-types.ts';

/** The theme as an override sees it: MUI's, with our tokens. */
type SeenTheme = Omit<Theme, 'components'> & PortalThemeParts;

/** One family of MUI's components in the theme: their default props, style overrides and variants. */
export type PortalComponents = Components<SeenTheme> & ChartsComponents<SeenTheme> & PickerComponents<SeenTheme>;
