import { choiceRoot } from '../choice-root.ts';
import type { PortalComponents } from '../portal-components.ts';

/** Checkboxes. */
export const checkbox: PortalComponents = { MuiCheckbox: { styleOverrides: { root: choiceRoot } } };
