import type { PortalComponents } from '../portal-components.ts';

/** Containers: the width and the side margins of a page's content. */
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
