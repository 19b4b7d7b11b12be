import type { PortalComponents } from '../portal-components.ts';

/** Outlined fields, whose border shows focus, errors, read-only and disabled states. */
export const outlinedInput: PortalComponents = {
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme: { palette, typography } }) => ({
        lineHeight: typography.body1.lineHeight,
        '&.Mui-disabled': { color: palette.text.disabled },
      }),
      input: ({ theme: { palette } }) => ({
        height: 'auto',
        boxShadow: 'none',
        '&::placeholder': { color: palette.text.secondary, opacity: 1 },
        '&:focus-visible': { boxShadow: 'none' },
        '&.Mui-disabled': { WebkitTextFillColor: palette.text.disabled },
      }),
    },
  },
  MuiOutlinedInput: {
    // The label is above the field, so the line needs no gap for it.
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        backgroundColor: tokens.colour.surface.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.colour.border.controlHover },
        '@media (hover: none)': {
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.colour.border.control },
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tokens.colour.focus.ring, borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: palette.error.main },
        '&.Mui-readOnly': { backgroundColor: tokens.colour.surface.sunken },
        '&.Mui-disabled': { backgroundColor: tokens.colour.disabled.surface },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: tokens.colour.disabled.border },
        // In forced colours an outline marks the focus.
        '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight' } },
      }),
      notchedOutline: ({ theme: { tokens } }) => ({
        top: 0,
        borderColor: tokens.colour.border.control,
        '& > legend': { display: 'none' },
      }),
      input: ({ theme: { tokens, spacing } }) => ({
        borderRadius: 'inherit',
        variants: [
          {
            props: ({ ownerState }) => !ownerState.multiline,
            style: { boxSizing: 'border-box', height: tokens.density.control, padding: spacing(0, 2) },
          },
          {
            props: ({ ownerState }) => !ownerState.multiline && ownerState.size === 'small',
            style: { height: tokens.density.controlSmall },
          },
          { props: ({ ownerState }) => Boolean(ownerState.startAdornment), style: { paddingLeft: 0 } },
          { props: ({ ownerState }) => Boolean(ownerState.endAdornment), style: { paddingRight: 0 } },
        ],
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: ({ theme: { palette } }) => ({ color: palette.text.secondary }) },
  },
};
