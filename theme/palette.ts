import type { Hex } from '#kernel/colour.ts';

/** Status colours, which no fund can change: green, red and amber mean the same everywhere. */
export const statusColours = {
  success: '#1b7a48',
  error: '#b8281f',
  warning: '#96610a',
} as const satisfies Record<string, Hex>;

export const white: Hex = '#ffffff';
export const black: Hex = '#000000';
