import type { PortalComponents } from '../portal-components.ts';

/** Floating action buttons, by default in the fund's exact colour. */
export const fab: PortalComponents = {
  MuiFab: {
    defaultProps: { color: 'primary' },
    styleOverrides: {
      root: ({ theme: { tokens, spacing, palette } }) => ({
        height: 52,
        minWidth: 52,
        width: 52,
        border: '1px solid transparent',
        borderRadius: tokens.corner.full,
        boxShadow: tokens.elevation.floating,
        '&.Mui-disabled': { color: palette.text.disabled, backgroundColor: tokens.colour.disabled.surface },
        variants: [
          { props: { size: 'small' }, style: { height: 40, minWidth: 40, width: 40 } },
          { props: { size: 'medium' }, style: { height: 48, minWidth: 48, width: 48 } },
          { props: { variant: 'extended' }, style: { width: 'auto', padding: spacing(0, 2.5, 0, 2), gap: spacing(1) } },
          {
            props: { color: 'primary' },
            style: {
              borderColor: tokens.colour.action.edge,
              backgroundColor: tokens.colour.action.main,
              color: tokens.colour.action.on,
              '&:hover': { backgroundColor: tokens.colour.action.hover },
            },
          },
          {
            props: { color: 'default' },
            style: {
              borderColor: tokens.colour.border.control,
              backgroundColor: tokens.colour.surface.raised,
              color: palette.text.primary,
              '&:hover': { backgroundColor: palette.action.hover },
            },
          },
        ],
        '@media print': { display: 'none' },
      }),
    },
  },
};
