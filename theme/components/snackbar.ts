import type { PortalComponents } from '../portal-components.ts';

/** Snackbars. */
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
