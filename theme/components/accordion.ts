import type { PortalComponents } from '../portal-components.ts';

/** Accordions: one card with hairlines between its sections. */
export const accordion: PortalComponents = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        '&::before': { display: 'none' },
        '& + &': { borderTopColor: palette.divider, marginTop: -1 },
        '&:first-of-type': { borderTopLeftRadius: tokens.corner.card, borderTopRightRadius: tokens.corner.card },
        '&:last-of-type': { borderBottomLeftRadius: tokens.corner.card, borderBottomRightRadius: tokens.corner.card },
        '&.Mui-disabled': { backgroundColor: tokens.colour.disabled.surface },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme: { tokens, palette, spacing, typography } }) => ({
        ...typography.h3,
        minHeight: 72,
        padding: spacing(1, 0),
        paddingInline: tokens.space.card,
        '&:hover, &:hover .MuiAccordionSummary-expandIconWrapper': { color: palette.primary.main },
        '&.Mui-disabled': { opacity: 1, color: palette.text.disabled },
        '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
      }),
      content: { marginBlock: 8 },
      expandIconWrapper: ({ theme: { palette, spacing } }) => ({
        color: palette.text.secondary,
        marginInlineStart: spacing(2),
      }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({ padding: tokens.space.card, paddingTop: 0 }),
    },
  },
};
