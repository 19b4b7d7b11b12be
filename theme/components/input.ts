import type { PortalComponents } from '../portal-components.ts';

/** MUI's standard and filled fields; the portal's own are outlined. */
export const input: PortalComponents = {
  MuiInput: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        marginTop: '0 !important',
        '&::before': { borderBottomColor: tokens.colour.border.control },
        '&:hover:not(.Mui-disabled, .Mui-error)::before': { borderBottomColor: tokens.colour.border.controlHover },
      }),
    },
  },
  MuiFilledInput: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        '&, &:hover, &.Mui-focused': { backgroundColor: tokens.colour.surface.sunken },
        '&.Mui-disabled': { backgroundColor: tokens.colour.disabled.surface },
        '&::before': { borderBottomColor: tokens.colour.border.control },
      }),
      input: ({ theme: { tokens, spacing } }) => ({
        variants: [
          {
            props: ({ ownerState }) => !ownerState.multiline,
            style: { boxSizing: 'border-box', height: tokens.density.control, padding: spacing(0, 2) },
          },
        ],
      }),
    },
  },
};
