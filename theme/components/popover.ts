import type { PortalComponents } from '../portal-components.ts';

/** Popovers. */
export const popover: PortalComponents = {
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
};
