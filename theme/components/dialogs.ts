import type { PortalComponents } from './portal-components.ts';

/** Tabs, lists one searches in, and the calendar: what dialogs and their fields are made of. */
export const dialogs: PortalComponents = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({ borderBottom: `1px solid ${tokens.colour.border.hairline}` }),
      indicator: ({ theme: { tokens } }) => ({ height: 3, backgroundColor: tokens.colour.primary.main }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { tokens, typography } }) => ({
        ...typography.body2,
        fontWeight: typography.fontWeightMedium,
        minHeight: tokens.density.control,
        color: tokens.colour.text.secondary,
        '&.Mui-selected': { color: tokens.colour.text.primary },
        '&:hover': { color: tokens.colour.text.primary },
        // The row hides what reaches over its edge: the ring goes inside.
        '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme: { tokens } }) => ({
        marginBlock: 4,
        backgroundColor: tokens.colour.surface.raised,
        border: `1px solid ${tokens.colour.border.hairline}`,
        borderRadius: Math.min(tokens.corner.card, 12),
        boxShadow: tokens.elevation.floating,
      }),
      option: ({ theme: { tokens } }) => ({
        minHeight: tokens.density.controlSmall,
        '&.Mui-focused': { backgroundColor: tokens.colour.hover },
        '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
          backgroundColor: tokens.colour.selected,
          fontWeight: 600,
        },
        '&[data-last-preferred]': { borderBottom: `1px solid ${tokens.colour.border.hairline}` },
      }),
      noOptions: ({ theme: { tokens } }) => ({ color: tokens.colour.text.secondary }),
      endAdornment: { right: 8, display: 'flex' },
      clearIndicator: { minWidth: 32, minHeight: 32 },
      popupIndicator: { minWidth: 32, minHeight: 32 },
    },
  },
};
