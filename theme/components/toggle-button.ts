import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** Toggle buttons. */
export const toggleButton: PortalComponents = {
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { tokens, palette, spacing } }) => ({
        minHeight: tokens.density.control,
        padding: spacing(0.5, 2),
        borderColor: tokens.colour.border.control,
        lineHeight: 1.25,
        color: palette.text.secondary,
        '@media (hover: hover)': { '&:hover': { backgroundColor: palette.action.hover } },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: palette.action.selected,
          color: palette.text.primary,
        },
        '&.Mui-disabled': { color: palette.text.disabled, border: `1px solid ${tokens.colour.disabled.border}` },
        variants: [
          ...voices.map((color) => ({
            props: { color },
            style: {
              '&.Mui-selected, &.Mui-selected:hover': {
                backgroundColor: palette[color].soft,
                color: palette[color].onSoft,
              },
            },
          })),
          {
            props: { size: 'small' },
            style: {
              minHeight: tokens.density.controlSmall,
              padding: spacing(0.5, 1.5),
              fontSize: tokens.type.sizes.small,
            },
          },
          {
            props: { size: 'large' },
            style: {
              minHeight: tokens.density.control + 8,
              padding: spacing(0.5, 3),
              fontSize: tokens.type.sizes.lead,
            },
          },
        ],
      }),
    },
  },
};
