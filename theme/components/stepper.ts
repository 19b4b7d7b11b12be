import type { PortalComponents } from '../portal-components.ts';

/** Steppers: completed, current and upcoming steps. */
export const stepper: PortalComponents = {
  MuiStep: {
    styleOverrides: {
      root: { variants: [{ props: { orientation: 'horizontal' }, style: { '&:first-of-type': { paddingLeft: 0 } } }] },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        // Upcoming steps are outlined, so that their numbers are legible.
        '&:not(.Mui-active, .Mui-completed, .Mui-error)': {
          color: 'transparent',
          '& > circle': { r: '11.5px', stroke: tokens.colour.border.control, strokeWidth: 1 },
          '& > text': { fill: palette.text.secondary },
        },
      }),
      text: { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: ({ theme: { palette, typography } }) => ({
        color: palette.text.secondary,
        overflowWrap: 'break-word',
        '&.Mui-active': { fontWeight: typography.fontWeightMedium },
        '&.Mui-completed': { fontWeight: typography.fontWeightRegular, color: palette.text.secondary },
      }),
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      line: ({ theme: { palette } }) => ({
        borderColor: palette.divider,
        '.Mui-active > &, .Mui-completed > &': { borderColor: palette.primary.border },
      }),
    },
  },
};
