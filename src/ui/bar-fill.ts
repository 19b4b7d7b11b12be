import type { Theme } from '@mui/material/styles';

/** What a piece of a bar stands for: the fund's first or second colour, or neither. */
export type BarLook = 'first' | 'second' | 'plain';

/** The `sx` of a piece of a bar; hatched if it is pale, so that it differs without colour. */
export const barFill = (look: BarLook, isPale = false) => ({
  printColorAdjust: 'exact' as const,
  backgroundColor: ({ tokens: { chart } }: Theme) =>
    look === 'plain' ? chart.axis : chart.bars[look === 'first' ? 0 : 1],
  ...(isPale && { maskImage: 'repeating-linear-gradient(135deg, currentColor 0 4px, transparent 4px 7px)' }),
});
