import type { PortalComponents } from '../portal-components.ts';
import { floating } from './paper.ts';

/** Popovers. */
export const popover: PortalComponents = {
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme: { tokens } }) => floating(tokens),
    },
  },
};
