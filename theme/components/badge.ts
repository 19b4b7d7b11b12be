import type { PortalComponents } from '../portal-components.ts';

/** A number at the corner of a sign. */
export const badge: PortalComponents = {
  MuiBadge: { styleOverrides: { badge: { fontVariantNumeric: 'tabular-nums' } } },
};
