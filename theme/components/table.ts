import type { PortalComponents } from '../portal-components.ts';

/** Tables of figures: digits of equal width, hairlines between the rows. */
export const table: PortalComponents = {
  MuiTable: {
    styleOverrides: {
      root: ({ theme: { palette, typography } }) => ({
        fontVariantNumeric: 'tabular-nums lining-nums',
        '& caption': { ...typography.body2, padding: 0, captionSide: 'top', color: palette.text.secondary },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { palette, spacing } }) => ({
        padding: spacing(1, 2),
        borderBottomColor: palette.divider,
        variants: [
          { props: { size: 'small' }, style: { padding: spacing(1) } },
          { props: { padding: 'none' }, style: { padding: 0 } },
          { props: { padding: 'checkbox' }, style: { padding: spacing(0, 1) } },
        ],
      }),
      head: ({ theme: { palette, typography } }) => ({
        ...typography.body2,
        fontWeight: typography.fontWeightMedium,
        color: palette.text.secondary,
      }),
      footer: ({ theme: { typography } }) => ({ ...typography.body2 }),
      stickyHeader: ({ theme: { palette } }) => ({
        backgroundColor: palette.background.paper,
        // On paper it would lie over a row of a table that was scrolled.
        '@media print': { position: 'static' },
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: palette.action.selected },
        '@media print': { breakInside: 'avoid' },
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        '&:hover, &.Mui-active': { color: palette.text.primary },
        '& .MuiTableSortLabel-icon': { opacity: 0.7 },
      }),
    },
  },
};
