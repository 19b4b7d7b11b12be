import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** Icon buttons: as large as a thumb needs, with the corners of the other controls. */
export const iconButton: PortalComponents = {
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { tokens, palette } }) => ({
        // Comfortable for a thumb, beyond the 24 pixels that WCAG 2.5.8 asks for.
        width: 44,
        height: 44,
        padding: 0,
        borderRadius: tokens.corner.control,
        fontSize: '1rem',
        color: palette.text.secondary,
        '--IconButton-hoverBg': palette.action.hover,
        '@media (hover: hover)': {
          '&:hover': { backgroundColor: 'var(--IconButton-hoverBg)', color: palette.text.primary },
        },
        '&[aria-expanded="true"]': { color: palette.primary.main },
        variants: [
          { props: { size: 'small' }, style: { width: 32, height: 32 } },
          { props: { size: 'large' }, style: { width: 56, height: 56, fontSize: '1.25rem' } },
          {
            props: { color: 'inherit' },
            style: {
              color: 'inherit',
              '--IconButton-hoverBg': 'transparent',
              '@media (hover: hover)': { '&:hover': { color: 'inherit' } },
            },
          },
          ...voices.map((color) => ({
            props: { color },
            style: {
              color: palette[color].main,
              '--IconButton-hoverBg': palette.action.hover,
              '@media (hover: hover)': { '&:hover': { color: palette[color].main } },
            },
          })),
        ],
      }),
    },
  },
};
