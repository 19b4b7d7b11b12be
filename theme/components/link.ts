import type { PortalComponents } from '../portal-components.ts';

/** Text links, underlined so that they don't differ from text only in colour. */
export const link: PortalComponents = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textDecorationThickness: '0.06em',
        textUnderlineOffset: '0.2em',
        variants: [
          {
            props: { underline: 'always' },
            style: {
              textDecorationColor: 'currentColor',
              '&:hover': { textDecorationColor: 'currentColor', textDecorationThickness: '0.12em' },
            },
          },
        ],
      },
    },
  },
};
