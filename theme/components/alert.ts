import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** Alerts: an icon in addition to the colour, and text that contrasts with the soft background. */
export const alert: PortalComponents = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { tokens, spacing, palette, typography } }) => ({
        padding: spacing(1.5, 2),
        border: '1px solid transparent',
        borderRadius: tokens.corner.card,
        textAlign: 'start',
        variants: [
          ...voices.map((color) => ({
            props: { colorSeverity: color, variant: 'standard' as const },
            style: {
              borderColor: palette[color].border,
              backgroundColor: palette[color].soft,
              color: palette[color].onSoft,
            },
          })),
          ...voices.map((color) => ({
            props: { colorSeverity: color, variant: 'outlined' as const },
            style: { border: `1px solid ${palette[color].main}`, color: palette.text.primary },
          })),
          ...voices.map((color) => ({
            props: { colorSeverity: color, variant: 'filled' as const },
            style: {
              backgroundColor: palette[color].main,
              color: palette[color].contrastText,
              fontWeight: typography.fontWeightRegular,
            },
          })),
        ],
      }),
      icon: ({ theme: { spacing } }) => ({
        marginRight: spacing(1.5),
        padding: 0,
        fontSize: '1.25rem',
        opacity: 1,
        marginBlockStart: '0.1em',
      }),
      message: { padding: 0, flex: 1, overflow: 'visible' },
      action: { padding: '0 0 0 16px', marginBlock: -8 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({
        ...typography.body1,
        fontWeight: typography.fontWeightMedium,
        margin: 0,
        '& + *': { marginBlockStart: 4 },
      }),
    },
  },
};
