import type { PortalComponents } from '../portal-components.ts';

/** Tooltips. */
export const tooltip: PortalComponents = {
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme: { tokens, palette, typography, spacing } }) => ({
        ...typography.body2,
        padding: spacing(0.75, 1.5),
        borderRadius: Math.min(tokens.corner.control, 8),
        backgroundColor: palette.text.primary,
        color: palette.background.paper,
      }),
      arrow: ({ theme: { palette } }) => ({ color: palette.text.primary }),
    },
  },
};
