import type { Theme } from '@mui/material/styles';

/** What a piece of a bar stands for: the fund's first or second colour, or neither. */
export type BarLook = 'first' | 'second' | 'plain';

/** The mask of what is hatched. */
export const hatching = 'repeating-linear-gradient(135deg, currentColor 0 4px, transparent 4px 7px)';

/** The `sx` of a piece of a bar; hatched if it is pale, so that it differs without colour. */
export const barFill = (look: BarLook, isPale = false) => ({
  printColorAdjust: 'exact' as const,
  backgroundColor: ({ tokens: { chart } }: Theme) =>
    look === 'plain' ? chart.axis : chart.bars[look === 'first' ? 0 : 1],
  ...(isPale && { maskImage: hatching }),
});

/** The `sx` of a bar of several pieces. */
export const barSx = { display: 'flex', gap: '2px', blockSize: 12 } as const;

/** The `sx` of one with round ends. */
export const roundBarSx = { ...barSx, borderRadius: 6, overflow: 'hidden' } as const;

/** The `sx` of a mark that says in words which pieces are meant; its fill comes besides. */
export const markSx = {
  display: 'inline-block',
  flex: 'none',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '2px',
} as const;
