import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** App bars: the fund's header by default, or a bar in one of the palette's colours. */
export const appBar: PortalComponents = {
  MuiAppBar: {
    defaultProps: { color: 'default', elevation: 0, enableColorOnDark: true },
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        borderRadius: 0,
        borderBottom: `1px solid ${tokens.header.border}`,
        variants: [
          {
            props: { color: 'default' },
            style: { '--AppBar-background': tokens.header.surface, '--AppBar-color': tokens.header.text },
          },
          ...voices.map((color) => ({ props: { color }, style: { borderBottomColor: palette[color].main } })),
          {
            props: { color: 'primary' },
            style: {
              '--AppBar-background': tokens.colour.action.main,
              '--AppBar-color': tokens.colour.action.on,
              borderBottomColor: tokens.colour.action.edge,
            },
          },
        ],
      }),
    },
  },
};
