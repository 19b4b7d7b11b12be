import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** Buttons, and the base of everything one presses. */
export const button: PortalComponents = {
  MuiButtonBase: {
    // A calm page answers with colour, not with waves.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '@media print': { '&.MuiButton-root, &.MuiIconButton-root': { display: 'none' } } } },
  },
  MuiButton: {
    // Elevation says what floats; a button doesn't.
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { tokens, spacing, palette } }) => ({
        minHeight: tokens.density.control,
        padding: spacing(0.5, 3),
        lineHeight: 1.25,
        textAlign: 'center',
        '&[aria-busy="true"]': { cursor: 'progress' },
        '&.Mui-disabled': { color: palette.text.disabled },
        variants: [
          { props: { size: 'small' }, style: { fontSize: tokens.type.sizes.small } },
          {
            props: { size: 'small' },
            style: { minHeight: tokens.density.controlSmall, padding: spacing(0.5, 2) },
          },
          { props: { size: 'large' }, style: { minHeight: tokens.density.control + 8, padding: spacing(1, 4) } },
          { props: { variant: 'text' }, style: { padding: spacing(0.5, 1.5) } },
          {
            props: { variant: 'contained' },
            style: {
              border: '1px solid transparent',
              '&.Mui-disabled': {
                color: palette.text.disabled,
                backgroundColor: tokens.colour.disabled.surface,
                borderColor: tokens.colour.disabled.border,
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: { '&.Mui-disabled': { border: `1px solid ${tokens.colour.disabled.border}` } },
          },
          // The fund's colour as it wrote it; the edge keeps a pale one from melting into the page.
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '--variant-containedBg': tokens.colour.action.main,
              '--variant-containedColor': tokens.colour.action.on,
              borderColor: tokens.colour.action.edge,
              '@media (hover: hover)': { '&:hover': { '--variant-containedBg': tokens.colour.action.hover } },
            },
          },
          ...voices.map((color) => ({
            props: { color },
            style: {
              '--variant-outlinedBorder': tokens.colour.border.control,
              '@media (hover: hover)': {
                '&:hover': {
                  '--variant-textBg': palette.action.hover,
                  '--variant-outlinedBg': palette.action.hover,
                  '--variant-outlinedBorder': tokens.colour.border.controlHover,
                },
              },
            },
          })),
          {
            props: { variant: 'contained', color: 'inherit' },
            style: {
              '--variant-containedBg': tokens.colour.selected,
              color: palette.text.primary,
              borderColor: tokens.colour.border.control,
              '@media (hover: hover)': { '&:hover': { '--variant-containedBg': palette.action.hover } },
            },
          },
        ],
      }),
      startIcon: { marginLeft: 0, marginRight: 8 },
      endIcon: { marginRight: 0, marginLeft: 8 },
    },
  },
  MuiButtonGroup: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'contained' },
            style: { '& .MuiButtonGroup-middleButton, & .MuiButtonGroup-lastButton': { marginLeft: -1 } },
          },
        ],
      },
    },
  },
};
