import type { PortalComponents } from '../portal-components.ts';

/** Dividers; the colour is for text inside them. */
export const divider: PortalComponents = {
  MuiDivider: { styleOverrides: { root: ({ theme: { palette } }) => ({ color: palette.text.secondary }) } },
};
