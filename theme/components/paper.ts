import type { PortalComponents } from '../portal-components.ts';
import type { Tokens } from '../tokens.ts';

/** The look of what floats above the page: popovers, panels, a chart's tooltip. */
export const floating = ({ colour, corner, elevation }: Tokens) => ({
  backgroundColor: colour.surface.raised,
  border: `1px solid ${colour.border.hairline}`,
  borderRadius: Math.min(corner.card, 12),
  boxShadow: elevation.floating,
});

/** Papers. Our dark surfaces have their own colours instead of MUI's overlay by elevation. */
export const paper: PortalComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: ({ theme: { tokens } }) => ({ borderRadius: tokens.corner.card }),
    },
    variants: [{ props: { variant: 'floating' }, style: ({ theme: { tokens } }) => floating(tokens) }],
  },
};
