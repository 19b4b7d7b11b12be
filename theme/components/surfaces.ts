import type { PortalComponents } from './portal-components.ts';

/** Dialogs and what opens at a field: grounds that float above the page (shadow). */
export const surfaces: PortalComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        // No lightening veil by elevation: our dark surfaces have colours of their own.
        backgroundImage: 'none',
        backgroundColor: tokens.colour.surface.paper,
        color: tokens.colour.text.primary,
      }),
      rounded: ({ theme: { tokens } }) => ({ borderRadius: tokens.corner.card }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme: { tokens } }) => ({
        backgroundColor: tokens.colour.surface.raised,
        border: `1px solid ${tokens.colour.border.hairline}`,
        borderRadius: Math.min(tokens.corner.card, 12),
        boxShadow: tokens.elevation.floating,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        // A list's backdrop only catches the click; it does not darken the page.
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
};
