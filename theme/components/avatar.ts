import type { PortalComponents } from '../portal-components.ts';

/** A person or thing as a picture, or its letters. */
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
