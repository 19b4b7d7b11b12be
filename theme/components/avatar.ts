import type { PortalComponents } from '../portal-components.ts';

/** Avatars, legible without a picture. */
export const avatar: PortalComponents = {
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        variants: [
          {
            props: ({ ownerState }) => ownerState.colorDefault === true,
            style: { backgroundColor: palette.text.secondary, color: palette.background.paper },
          },
        ],
      }),
    },
  },
};
