import type { PortalComponents } from '../portal-components.ts';

/** Ratings in stars. */
export const rating: PortalComponents = {
  MuiRating: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({ color: palette.warning.main }),
      iconEmpty: ({ theme: { tokens } }) => ({ color: tokens.colour.border.control }),
    },
  },
};
