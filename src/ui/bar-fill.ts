import type { Theme } from '@mui/material/styles';

/** What a piece of a bar stands for: the fund's first or second colour, or neither. */
export type BarLook = 'first' | 'second' | 'plain';

/** The mask of what is hatched. */
export const hatching = 'repeating-linear-gradient(135deg, currentColor 0 4px, transparent 4px 7px)';

/** The edge within an area of the fund's first colour. */
export const ownEdge = ({ tokens: { chart } }: Theme): string => `inset 0 0 0 1.5px ${chart.own.edge}`;

/** The `sx` of a piece of a bar; hatched if it is pale, so that it differs without colour. */
export const barFill = (look: BarLook, isPale = false) => ({
  printColorAdjust: 'exact' as const,
  backgroundColor: ({ tokens: { chart } }: Theme) =>
    look === 'plain' ? chart.axis : look === 'first' ? chart.own.fill : chart.bars[1],
  boxShadow: look === 'first' ? ownEdge : 'none',
  ...(isPale && { maskImage: hatching }),
});

/** The `sx` of a bar of several pieces. */
export const barSx = { display: 'flex', gap: '2px', blockSize: 12 } as const;

/** The `sx` of one with round ends. */
export const roundBarSx = {
  ...barSx,
  borderRadius: 6,
  overflow: 'hidden',
  '& > :first-of-type': { borderStartStartRadius: 6, borderEndStartRadius: 6 },
} as const;

/** The `sx` of a mark that says in words which pieces are meant; its fill comes besides. */
export const markSx = {
  display: 'inline-block',
  flex: 'none',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '2px',
} as const;
