import type { PortalComponents } from '../portal-components.ts';

/** Lists and their buttons. */
export const list: PortalComponents = {
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { tokens, palette, typography } }) => ({
        // Also where it is a button, which has a font of its own.
        ...typography.body1,
        width: '100%',
        minHeight: 44,
        borderRadius: Math.min(tokens.corner.control, 8),
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: palette.action.selected },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: ({ theme: { palette } }) => ({ minWidth: 36, color: palette.text.secondary }) },
  },
  MuiListSubheader: {
    styleOverrides: { root: { lineHeight: '2.5rem', backgroundColor: 'inherit' } },
  },
};
