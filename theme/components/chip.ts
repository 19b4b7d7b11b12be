import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** Chips. Our variant `soft` has a pale background in the chip's colour. */
export const chip: PortalComponents = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        fontSize: tokens.type.sizes.small,
        // At most half a chip's height.
        borderRadius: Math.min(tokens.corner.control, 16),
        border: '1px solid transparent',
        '& .MuiChip-icon': { color: 'inherit' },
        '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { color: 'inherit' },
        '& .MuiChip-avatar': { color: 'inherit', backgroundColor: 'transparent' },
        variants: [
          {
            props: { clickable: true, color: 'default' },
            style: { '&:hover': { backgroundColor: palette.action.hover } },
          },
          { props: { variant: 'outlined' }, style: { borderColor: tokens.colour.border.control } },
          {
            props: { variant: 'soft' as const },
            style: {
              height: 'auto',
              minHeight: 26,
              '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 2 },
            },
          },
          ...voices.flatMap((color) => [
            {
              props: { color, variant: 'outlined' as const },
              style: {
                borderColor: palette[color].main,
                '&.MuiChip-clickable:hover': { backgroundColor: palette.action.hover },
              },
            },
            {
              props: { color, variant: 'soft' as const },
              style: {
                borderColor: palette[color].border,
                backgroundColor: palette[color].soft,
                color: palette[color].onSoft,
                '&.MuiChip-clickable:hover': { backgroundColor: palette[color].soft, borderColor: palette[color].main },
                '& .MuiChip-icon': { color: palette[color].main },
              },
            },
          ]),
        ],
      }),
    },
  },
};
