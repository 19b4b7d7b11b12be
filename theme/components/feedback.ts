import type { PortalComponents } from './portal-components.ts';

const severities = ['success', 'error', 'warning', 'info'] as const;

/** What tells how things stand: notices, progress, placeholders, hints. */
export const feedback: PortalComponents = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { tokens }, ownerState }) => {
        const severity = severities.find((known) => known === ownerState.severity) ?? 'success';
        const voice = tokens.colour[severity];
        return {
          padding: '12px 16px',
          borderRadius: Math.min(tokens.corner.card, 12),
          border: `1px solid ${voice.border}`,
          backgroundColor: voice.soft,
          color: voice.onSoft,
          '& .MuiAlert-icon': { color: voice.main },
        };
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        backgroundColor: tokens.colour.skeleton.base,
        '&::after': {
          background: `linear-gradient(90deg,transparent,${tokens.colour.skeleton.glow},transparent)`,
        },
      }),
      rounded: ({ theme: { tokens } }) => ({ borderRadius: Math.min(tokens.corner.card, 12) }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        height: 4,
        borderRadius: tokens.corner.full,
        backgroundColor: tokens.colour.skeleton.base,
      }),
      bar: ({ theme: { tokens } }) => ({
        borderRadius: tokens.corner.full,
        backgroundColor: tokens.colour.primary.main,
      }),
    },
  },
  MuiCircularProgress: {
    defaultProps: { thickness: 4, size: 24, color: 'inherit' },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterTouchDelay: 0 },
    styleOverrides: {
      tooltip: ({ theme: { tokens } }) => ({
        padding: '8px 12px',
        maxWidth: 320,
        borderRadius: Math.min(tokens.corner.control, 8),
        backgroundColor: tokens.colour.text.primary,
        color: tokens.colour.surface.paper,
        fontSize: tokens.type.sizes.small,
        fontWeight: 400,
        lineHeight: 1.45,
      }),
      arrow: ({ theme: { tokens } }) => ({ color: tokens.colour.text.primary }),
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme: { tokens } }) => ({
        fontWeight: 600,
        backgroundColor: tokens.colour.action.main,
        color: tokens.colour.action.on,
        boxShadow: `0 0 0 1px ${tokens.colour.action.edge}`,
      }),
    },
  },
};
