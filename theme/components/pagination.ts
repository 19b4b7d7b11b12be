import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** Pagination of long lists. */
export const pagination: PortalComponents = {
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        fontVariantNumeric: 'tabular-nums',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: palette.action.selected },
        variants: [
          { props: { variant: 'outlined' }, style: { borderColor: tokens.colour.border.control } },
          ...voices.flatMap((color) => [
            {
              props: { color, variant: 'text' as const },
              style: { '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: palette[color].main } },
            },
            {
              props: { color, variant: 'outlined' as const },
              style: {
                '&.Mui-selected, &.Mui-selected:hover': {
                  borderColor: palette[color].main,
                  backgroundColor: palette[color].soft,
                  color: palette[color].onSoft,
                },
              },
            },
          ]),
        ],
      }),
    },
  },
};
