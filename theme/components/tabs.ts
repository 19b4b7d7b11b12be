import type { PortalComponents } from '../portal-components.ts';

/** Tabs: a hairline under all, a thick line under the selected one. */
export const tabs: PortalComponents = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        borderBottom: `1px solid ${tokens.colour.border.hairline}`,
        variants: [{ props: { orientation: 'vertical' }, style: { borderBottom: 0 } }],
      }),
      indicator: {
        height: 3,
        variants: [{ props: ({ ownerState }) => ownerState.vertical === true, style: { width: 3, height: '100%' } }],
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { tokens, typography, palette } }) => ({
        ...typography.body2,
        fontWeight: typography.fontWeightMedium,
        minHeight: tokens.density.control,
        opacity: 1,
        color: palette.text.secondary,
        '&.Mui-selected': { color: palette.text.primary },
        '&:hover': { color: palette.text.primary },
        '&.Mui-disabled': { opacity: 1, color: palette.text.disabled },
        // The row clips its overflow, so the ring is inside.
        '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
      }),
    },
  },
};
