import type { PortalComponents } from './portal-components.ts';

/** What one presses within the library's dialogs, tabs, lists and calendar; the portal's own button is `src/ui/Button.tsx`. */
export const actions: PortalComponents = {
  MuiButtonBase: {
    // A calm page answers with colour, not with waves.
    defaultProps: { disableRipple: true },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        // Comfortable for a thumb, beyond the 24 pixels that WCAG 2.5.8 asks for.
        minWidth: 40,
        minHeight: 40,
        borderRadius: tokens.corner.control,
        color: tokens.colour.text.secondary,
        '&:hover': { backgroundColor: tokens.colour.hover, color: tokens.colour.text.primary },
      }),
    },
  },
};
