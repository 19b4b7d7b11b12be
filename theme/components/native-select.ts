import type { PortalComponents } from '../portal-components.ts';

/** Selects: the browser's own and MUI's. */
export const nativeSelect: PortalComponents = {
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme: { palette } }) => ({
        textOverflow: 'ellipsis',
        '& option': { color: palette.text.primary },
      }),
      icon: ({ theme: { palette, spacing } }) => ({ right: spacing(1.5), color: palette.text.secondary }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: ({ theme: { tokens } }) => ({
        '&.MuiSelect-select': { display: 'flex', alignItems: 'center' },
        variants: [
          { props: { variant: 'outlined' }, style: { '&.MuiSelect-select': { minHeight: tokens.density.control } } },
          { props: { variant: 'filled' }, style: { '&.MuiSelect-select': { minHeight: tokens.density.control } } },
        ],
      }),
      icon: ({ theme: { palette, spacing } }) => ({ right: spacing(1.5), color: palette.text.secondary }),
    },
  },
};
