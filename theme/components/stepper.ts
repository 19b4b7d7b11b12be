import type { PortalComponents } from '../portal-components.ts';

/** Where one is on the way: what is done, what is now, what comes. */
export const stepper: PortalComponents = {
  MuiStep: {
    styleOverrides: {
      root: { variants: [{ props: { orientation: 'horizontal' }, style: { '&:first-of-type': { paddingLeft: 0 } } }] },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        // What comes is an outline, or its number would not be legible.
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
