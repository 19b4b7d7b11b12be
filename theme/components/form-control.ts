import type { PortalComponents } from '../portal-components.ts';

/**
 * What surrounds a field. Its label is above it, so that it stays readable while one types and when the browser fills
 * the field in; help and mistakes are below.
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
        // The box, not the room around it, begins where a field does; it is on the first line of its words.
        marginLeft: -7,
        marginRight: spacing(2),
        gap: spacing(1),
        alignItems: 'flex-start',
      }),
      label: { minWidth: 0, paddingBlock: 4, overflowWrap: 'break-word' },
      asterisk: { display: 'none' },
    },
  },
};
