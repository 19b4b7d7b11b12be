import type { PortalComponents } from '../portal-components.ts';

/** Skeletons. */
export const skeleton: PortalComponents = {
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        maxWidth: '100%',
        backgroundColor: tokens.colour.skeleton.base,
        variants: [
          { props: { variant: 'rounded' }, style: { borderRadius: Math.min(tokens.corner.control, 8) } },
          { props: { variant: 'text' }, style: { borderRadius: Math.min(tokens.corner.control, 8) } },
        ],
      }),
    },
  },
};
