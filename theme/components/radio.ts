import { choiceRoot } from '../choice-root.ts';
import type { PortalComponents } from '../portal-components.ts';

/** Radio buttons. */
export const radio: PortalComponents = { MuiRadio: { styleOverrides: { root: choiceRoot } } };
