import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/**
 * The part that is pressed lies over the whole switch, wherever the thumb is. MUI's is three times as wide as the thumb and
 * clipped by the root; here the root clips nothing, and it would widen the page.
 */
const pressed = (travel: number) => ({
  '& .MuiSwitch-input': { left: 0, width: `calc(100% + ${travel}px)` },
  '&.Mui-checked .MuiSwitch-input': { left: -travel },
});

/** Switches. The thumb is inside its track and contrasts with it, and the track with the page. */
export const switches: PortalComponents = {
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 58,
        height: 38,
        padding: 6,
        overflow: 'visible',
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: 46,
              height: 30,
              padding: 5,
              '& .MuiSwitch-switchBase': { padding: 8, ...pressed(16) },
              '& .MuiSwitch-thumb': { width: 14, height: 14 },
            },
          },
        ],
      },
      switchBase: ({ theme: { tokens, palette } }) => ({
        padding: 10,
        ...pressed(20),
        color: tokens.colour.surface.paper,
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { color: palette.primary.contrastText },
        '& + .MuiSwitch-track': { backgroundColor: tokens.colour.border.control },
        '&.Mui-disabled, &.Mui-checked.Mui-disabled': { color: tokens.colour.surface.paper },
        '&.Mui-disabled + .MuiSwitch-track, &.Mui-checked.Mui-disabled + .MuiSwitch-track': {
          backgroundColor: tokens.colour.disabled.border,
        },
        variants: voices.map((color) => ({
          props: { color },
          style: {
            '&.Mui-checked': { color: palette[color].contrastText },
            '&.Mui-checked + .MuiSwitch-track': { backgroundColor: palette[color].main },
          },
        })),
      }),
      track: ({ theme: { tokens } }) => ({ borderRadius: tokens.corner.full, opacity: 1 }),
      thumb: {
        width: 18,
        height: 18,
        boxShadow: 'none',
      },
    },
  },
};
