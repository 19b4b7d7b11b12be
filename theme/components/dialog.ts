import type { PortalComponents } from '../portal-components.ts';

/** Dialogs and backdrops. */
export const dialog: PortalComponents = {
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        // A menu's backdrop only catches clicks; it doesn't darken the page.
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: tokens.colour.backdrop },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { tokens } }) => ({
        backgroundColor: tokens.colour.surface.raised,
        borderRadius: tokens.corner.card,
        boxShadow: tokens.elevation.dialog,
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2 }) } },
  MuiDialogContentText: { styleOverrides: { root: ({ theme: { palette } }) => ({ color: palette.text.secondary }) } },
  MuiDialogActions: { styleOverrides: { root: ({ theme: { spacing } }) => ({ padding: spacing(2, 3, 3) }) } },
};
