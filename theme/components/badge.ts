import type { PortalComponents } from '../portal-components.ts';

/** Badges, with digits of equal width. */
export const badge: PortalComponents = {
  MuiBadge: { styleOverrides: { badge: { fontVariantNumeric: 'tabular-nums' } } },
};
