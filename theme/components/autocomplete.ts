import type { PortalComponents } from '../portal-components.ts';

/** Autocompletes: the field's popup, options and buttons. */
export const autocomplete: PortalComponents = {
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme: { tokens } }) => ({
        marginBlock: 4,
        backgroundColor: tokens.colour.surface.raised,
        border: `1px solid ${tokens.colour.border.hairline}`,
        borderRadius: Math.min(tokens.corner.card, 12),
        boxShadow: tokens.elevation.floating,
      }),
      inputRoot: { paddingBlock: 0 },
      option: ({ theme: { tokens, palette, typography } }) => ({
        minHeight: tokens.density.controlSmall,
        '&.Mui-focused': { backgroundColor: palette.action.hover },
        '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
          backgroundColor: palette.action.selected,
          fontWeight: typography.fontWeightMedium,
        },
        '&[data-last-preferred]': { borderBottom: `1px solid ${palette.divider}` },
      }),
      noOptions: ({ theme: { palette } }) => ({ color: palette.text.secondary }),
      groupLabel: { lineHeight: '2.5rem', backgroundColor: 'inherit' },
      endAdornment: { right: 8, display: 'flex' },
      clearIndicator: { width: 32, height: 32 },
      popupIndicator: { width: 32, height: 32 },
    },
  },
};
