import type { PortalComponents } from './portal-components.ts';

/** Cards, menus, dialogs, drawers: grounds that lie on the page (hairline) or float above it (shadow). */
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
      outlined: ({ theme: { tokens } }) => ({ borderColor: tokens.colour.border.hairline }),
    },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        border: `1px solid ${tokens.colour.border.hairline}`,
        borderRadius: tokens.corner.card,
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        padding: tokens.space.card,
        '&:last-child': { paddingBottom: tokens.space.card },
      }),
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
  MuiMenu: { styleOverrides: { list: { paddingBlock: 8 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        minHeight: tokens.density.controlSmall,
        paddingInline: 16,
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: tokens.colour.hover },
        '&.Mui-selected,&.Mui-selected:hover': { backgroundColor: tokens.colour.selected, fontWeight: 600 },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        // A menu's backdrop only catches the click; it does not darken the page.
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
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 8, flexWrap: 'wrap' } } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { tokens } }) => ({
        backgroundColor: tokens.colour.surface.raised,
        boxShadow: tokens.elevation.dialog,
        // A drawer grows out of its edge: no corners.
        borderRadius: 0,
      }),
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme: { tokens } }) => ({ borderColor: tokens.colour.border.hairline }) },
  },
};
