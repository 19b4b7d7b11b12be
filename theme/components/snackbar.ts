import type { PortalComponents } from '../portal-components.ts';

/** A short message that comes and goes. */
export const snackbar: PortalComponents = {
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        borderRadius: Math.min(tokens.corner.card, 12),
        backgroundColor: palette.text.primary,
        color: palette.background.paper,
        boxShadow: tokens.elevation.floating,
      }),
    },
  },
};
