import type { PortalComponents } from '../portal-components.ts';

/** The measure of a page's content: as wide as reads well, with air at both sides. */
export const container: PortalComponents = {
  MuiContainer: {
    defaultProps: { maxWidth: 'lg' },
    styleOverrides: {
      root: ({ theme: { tokens, breakpoints } }) => ({
        paddingInline: tokens.space.page,
        [breakpoints.up('sm')]: { paddingInline: tokens.space.page },
        '@media print': { paddingInline: 0 },
      }),
    },
  },
};
