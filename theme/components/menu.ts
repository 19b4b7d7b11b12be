import type { PortalComponents } from '../portal-components.ts';

/** Menus: a popover with items as tall as a finger needs. */
export const menu: PortalComponents = {
  MuiMenu: {
    styleOverrides: { list: ({ theme: { spacing } }) => ({ padding: spacing(1) }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { tokens, spacing, palette, breakpoints } }) => ({
        minHeight: 44,
        padding: spacing(1, 2),
        borderRadius: Math.min(tokens.corner.control, 8),
        whiteSpace: 'normal',
        [breakpoints.up('sm')]: { minHeight: 44 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: palette.action.selected },
        variants: [{ props: { dense: true }, style: { minHeight: 36, [breakpoints.up('sm')]: { minHeight: 36 } } }],
      }),
    },
  },
};
