import type { PortalComponents } from '../portal-components.ts';

/** Drawers: they cover the page as dialogs do. */
export const drawer: PortalComponents = {
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { tokens } }) => ({
        backgroundColor: tokens.colour.surface.raised,
        borderRadius: 0,
        boxShadow: tokens.elevation.dialog,
      }),
    },
  },
};
