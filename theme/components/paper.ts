import type { PortalComponents } from '../portal-components.ts';

/** Sheets. Our dark surfaces have colours of their own, so no veil lightens them by elevation. */
export const paper: PortalComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: ({ theme: { tokens } }) => ({ borderRadius: tokens.corner.card }),
    },
  },
};
