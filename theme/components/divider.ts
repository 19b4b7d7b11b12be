import type { PortalComponents } from '../portal-components.ts';

/** Hairlines. */
export const divider: PortalComponents = {
  MuiDivider: { styleOverrides: { root: ({ theme: { palette } }) => ({ color: palette.text.secondary }) } },
};
