import type { PortalComponents } from '../portal-components.ts';

/** Papers. Our dark surfaces have their own colours instead of MUI's overlay by elevation. */
export const paper: PortalComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: ({ theme: { tokens } }) => ({ borderRadius: tokens.corner.card }),
    },
  },
};
