import type { PortalComponents } from './portal-components.ts';

/** Tables, tabs, chips, text: how facts are set. */
export const data: PortalComponents = {
  MuiTypography: {
    defaultProps: { variantMapping: { figure: 'p', cardFigure: 'p', lead: 'p', subtitle1: 'p', subtitle2: 'p' } },
  },
  MuiTable: {
    styleOverrides: { root: { fontVariantNumeric: 'tabular-nums lining-nums' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        padding: '12px 16px 12px 0',
        borderColor: tokens.colour.border.hairline,
        color: tokens.colour.text.primary,
        '&:last-child': { paddingInlineEnd: 0 },
      }),
      head: ({ theme: { tokens } }) => ({
        fontSize: tokens.type.sizes.small,
        fontWeight: 600,
        lineHeight: 1.4,
        color: tokens.colour.text.secondary,
      }),
      // Amounts never wrap inside themselves.
      alignRight: { whiteSpace: 'nowrap' },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({ borderBlockEnd: `1px solid ${tokens.colour.border.hairline}` }),
      indicator: ({ theme: { tokens } }) => ({ height: 3, backgroundColor: tokens.colour.primary.main }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        minHeight: tokens.density.control,
        fontWeight: 600,
        color: tokens.colour.text.secondary,
        '&.Mui-selected': { color: tokens.colour.primary.main },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        height: 28,
        borderRadius: tokens.corner.full,
        fontWeight: 600,
        backgroundColor: tokens.colour.primary.soft,
        color: tokens.colour.primary.onSoft,
      }),
      outlined: ({ theme: { tokens } }) => ({
        backgroundColor: 'transparent',
        borderColor: tokens.colour.border.control,
      }),
    },
  },
};
