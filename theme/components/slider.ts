import type { PortalComponents } from '../portal-components.ts';

/** Sliders; the rail is as visible as the track. */
export const slider: PortalComponents = {
  MuiSlider: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        // The track is only four pixels high.
        borderRadius: tokens.corner.control / 2,
        '&.Mui-disabled': { color: tokens.colour.disabled.text },
      }),
      rail: ({ theme: { tokens } }) => ({ backgroundColor: tokens.colour.border.control, opacity: 1 }),
      track: { border: 0 },
      mark: ({ theme: { palette } }) => ({
        backgroundColor: palette.background.paper,
        '&.MuiSlider-markActive': { opacity: 1 },
      }),
      thumb: { '&::before': { boxShadow: 'none' } },
      valueLabel: ({ theme: { palette, tokens } }) => ({
        borderRadius: Math.min(tokens.corner.control, 8),
        backgroundColor: palette.text.primary,
        color: palette.background.paper,
      }),
    },
  },
};
