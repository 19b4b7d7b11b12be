import type { PortalComponents } from '../portal-components.ts';

/** Checkboxes. */
export const checkbox: PortalComponents = {
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        padding: 4,
        color: tokens.colour.border.control,
        '@media (hover: hover)': { '&:hover': { color: tokens.colour.border.controlHover } },
        '&.Mui-disabled': { color: palette.text.disabled },
        '&:has([aria-invalid="true"])': { color: palette.error.main },
      }),
    },
  },
};
