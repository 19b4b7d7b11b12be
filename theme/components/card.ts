import type { PortalComponents } from '../portal-components.ts';

/** Cards: outlined, with padding by the fund's density. */
export const card: PortalComponents = {
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { '@media print': { breakInside: 'avoid' } } },
  },
  MuiCardHeader: {
    styleOverrides: {
      root: ({ theme: { tokens, spacing } }) => ({ padding: tokens.space.card, paddingBottom: spacing(2) }),
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        padding: tokens.space.card,
        '&:last-child': { paddingBottom: tokens.space.card },
        '.MuiCardHeader-root + &': { paddingTop: 0 },
      }),
    },
  },
  MuiCardActions: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({ padding: tokens.space.card, '.MuiCardContent-root + &': { paddingTop: 0 } }),
    },
  },
  MuiCardActionArea: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({ '&:hover': { backgroundColor: palette.action.hover } }),
      focusHighlight: { display: 'none' },
    },
  },
};
