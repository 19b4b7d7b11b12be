import type { PortalComponents } from '../portal-components.ts';

/** Radio buttons. */
export const radio: PortalComponents = {
  MuiRadio: {
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        padding: 4,
        color: tokens.colour.border.control,
        '@media (hover: hover)': { '&:hover': { color: tokens.colour.border.controlHover } },
        '&.Mui-disabled': { color: palette.text.disabled },
      }),
    },
  },
};
