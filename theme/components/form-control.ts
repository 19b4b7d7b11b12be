import type { PortalComponents } from '../portal-components.ts';

/**
 * Labels and helper texts of fields. The label is above the field, so that it stays readable while typing and after
 * autofill; help and errors are below.
 */
export const formControl: PortalComponents = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { palette, typography } }) => ({
        ...typography.body2,
        fontWeight: typography.fontWeightMedium,
        color: palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: palette.text.primary },
        '&.Mui-disabled': { color: palette.text.disabled },
      }),
      // Every field is required unless its label says that it is optional.
      asterisk: { display: 'none' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({
        '&&': { position: 'static', transform: 'none', maxWidth: '100%', pointerEvents: 'auto', userSelect: 'auto' },
        alignSelf: 'flex-start',
        marginBlockEnd: spacing(0.75),
        whiteSpace: 'normal',
        overflow: 'visible',
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({ margin: spacing(0.75, 0, 0) }),
      contained: { marginInline: 0 },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme: { spacing } }) => ({
        // Aligns the box, not its padding, with the fields above, and with the first line of its label.
        marginLeft: -4,
        marginRight: spacing(2),
        gap: spacing(1),
        alignItems: 'flex-start',
      }),
      // MUI wraps the label of a required box, where it would be inline and its padding without effect.
      label: { display: 'block', paddingBlock: 4, overflowWrap: 'anywhere' },
      asterisk: { display: 'none' },
    },
  },
};
