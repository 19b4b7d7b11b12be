import type { PortalComponents } from './portal-components.ts';

/** Buttons and links: what one presses. */
export const actions: PortalComponents = {
  MuiButtonBase: {
    // A calm page answers with colour, not with waves.
    defaultProps: { disableRipple: true },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        minHeight: tokens.density.control,
        paddingInline: 24,
        borderRadius: tokens.corner.control,
        fontWeight: 600,
        lineHeight: 1.25,
        // Long languages wrap instead of widening the page.
        whiteSpace: 'normal',
        '&.Mui-disabled': {
          backgroundColor: tokens.colour.disabled.surface,
          color: tokens.colour.disabled.text,
          borderColor: tokens.colour.disabled.border,
        },
      }),
      contained: ({ theme: { tokens } }) => ({
        // The fund's colour as it wrote it; the edge keeps a pale one from melting into the page.
        backgroundColor: tokens.colour.action.main,
        color: tokens.colour.action.on,
        border: `1px solid ${tokens.colour.action.edge}`,
        '&:hover': { backgroundColor: tokens.colour.action.hover },
      }),
      outlined: ({ theme: { tokens } }) => ({
        borderColor: tokens.colour.border.control,
        color: tokens.colour.primary.main,
        '&:hover': { backgroundColor: tokens.colour.hover, borderColor: tokens.colour.border.controlHover },
      }),
      text: ({ theme: { tokens } }) => ({
        paddingInline: 12,
        color: tokens.colour.primary.main,
        '&:hover': { backgroundColor: tokens.colour.hover },
      }),
      sizeSmall: ({ theme: { tokens } }) => ({ minHeight: tokens.density.controlSmall, paddingInline: 16 }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        // Comfortable for a thumb, beyond the 24 pixels that WCAG 2.5.8 asks for.
        minWidth: 40,
        minHeight: 40,
        borderRadius: tokens.corner.control,
        color: tokens.colour.text.secondary,
        '&:hover': { backgroundColor: tokens.colour.hover, color: tokens.colour.text.primary },
      }),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        color: tokens.colour.link,
        // Underlined always: colour alone does not make a link (WCAG 1.4.1).
        textDecorationLine: 'underline',
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.2em',
        borderRadius: 2,
        '&:hover': { color: tokens.colour.linkHover, textDecorationThickness: 2 },
      }),
    },
  },
};
