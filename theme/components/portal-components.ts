import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import type {} from '../theme-types.ts';

/** Overrides as the component library takes them, reading our tokens from the theme. */
export type PortalComponents = Components<Omit<Theme, 'components'>>;
