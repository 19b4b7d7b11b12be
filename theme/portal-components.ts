import type { Components, Theme } from '@mui/material/styles';
import type { ChartsComponents } from '@mui/x-charts/themeAugmentation';
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation';
import type { PortalThemeParts } from './theme-types.ts';

/** The theme that overrides receive: MUI's, with our tokens. */
type OverrideTheme = Omit<Theme, 'components'> & PortalThemeParts;

/** A family of MUI's components in the theme: default props, style overrides and variants. */
export type PortalComponents = Components<OverrideTheme> &
  ChartsComponents<OverrideTheme> &
  PickerComponents<OverrideTheme>;
