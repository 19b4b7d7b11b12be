import type { PortalComponents } from './portal-components.ts';

/** Fields and what belongs to them. Labels stand above the field, so nothing moves while one types. */
export const inputs: PortalComponents = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        position: 'static',
        transform: 'none',
        marginBlockEnd: 8,
        maxWidth: 'none',
        whiteSpace: 'normal',
        fontSize: tokens.type.sizes.small,
        fontWeight: 600,
        color: tokens.colour.text.primary,
        '&.Mui-focused': { color: tokens.colour.text.primary },
        '&.Mui-error': { color: tokens.colour.error.main },
        '&.Mui-disabled': { color: tokens.colour.disabled.text },
      }),
    },
  },
  MuiOutlinedInput: {
    // The label is not in the border, so the border needs no gap for it.
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        minHeight: tokens.density.control,
        backgroundColor: tokens.colour.surface.paper,
        borderRadius: tokens.corner.control,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.colour.border.controlHover },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tokens.colour.focus.ring, borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tokens.colour.error.main },
        '&.Mui-disabled': { backgroundColor: tokens.colour.disabled.surface },
      }),
      input: ({ theme: { tokens } }) => ({
        height: 'auto',
        padding: '10px 16px',
        // The field's border is its focus ring.
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
        '&::placeholder': { color: tokens.colour.text.secondary, opacity: 1 },
        // Autofill keeps the fund's ground instead of the browser's yellow or blue.
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${tokens.colour.surface.paper} inset`,
          WebkitTextFillColor: tokens.colour.text.primary,
          caretColor: tokens.colour.text.primary,
          borderRadius: 'inherit',
        },
      }),
      notchedOutline: ({ theme: { tokens } }) => ({ borderColor: tokens.colour.border.control }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        margin: '8px 0 0',
        fontSize: tokens.type.sizes.small,
        color: tokens.colour.text.secondary,
        '&.Mui-error': { color: tokens.colour.error.main },
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        color: tokens.colour.border.control,
        '&.Mui-checked,&.MuiCheckbox-indeterminate': { color: tokens.colour.primary.main },
        '&.Mui-disabled': { color: tokens.colour.disabled.text },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInline: '-11px 0', alignItems: 'center' } } },
};
