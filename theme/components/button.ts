import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** Buttons, button groups, and the base of everything that can be pressed. */
export const button: PortalComponents = {
  MuiButtonBase: {
    // A change of colour is enough feedback.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '@media print': { '&.MuiButton-root, &.MuiIconButton-root': { display: 'none' } } } },
  },
  MuiButton: {
    // Shadows are only for what floats.
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { tokens, spacing, palette } }) => ({
        minHeight: tokens.density.control,
        padding: spacing(1, 3),
        lineHeight: 1.25,
        textAlign: 'center',
        '&[aria-busy="true"]': { cursor: 'progress' },
        '&.Mui-disabled': { color: palette.text.disabled },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: tokens.density.controlSmall,
              padding: spacing(0.75, 2),
              fontSize: tokens.type.sizes.small,
            },
          },
          {
            props: { size: 'large' },
            style: { minHeight: tokens.density.control + 8, padding: spacing(1, 4), fontSize: tokens.type.sizes.lead },
          },
          { props: { variant: 'text' }, style: { padding: spacing(0.5, 1.5), textAlign: 'start' } },
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
          // The fund's exact colour; the edge separates a pale one from the page.
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
      root: ({ theme: { tokens, palette } }) => ({
        variants: voices.map((color) => ({
          props: { variant: 'contained', color },
          style: {
            // The rim of a single button, with a line in the colour of its words between two.
            '& .MuiButtonGroup-firstButton, & .MuiButtonGroup-middleButton': {
              borderColor: color === 'primary' ? tokens.colour.action.edge : 'transparent',
              borderRightColor: color === 'primary' ? tokens.colour.action.on : palette[color].contrastText,
            },
            '& .MuiButtonGroup-middleButton, & .MuiButtonGroup-lastButton': { borderLeft: 0 },
          },
        })),
      }),
    },
  },
};
