import type { Theme } from '@mui/material/styles';

/** Width of the edge of an area in a pale colour, in CSS pixels. */
export const edgeWidth = 1.5;

/** What a piece of a bar stands for: the fund's first or second colour, or neither. */
export type BarLook = 'first' | 'second' | 'plain';

/** The mask of what is hatched. */
export const hatching = 'repeating-linear-gradient(135deg, currentColor 0 4px, transparent 4px 7px)';

/** The edge within an area, as wide as around a ring's segment. */
export const edgeWithin = (colour: string): string => `inset 0 0 0 ${edgeWidth}px ${colour}`;

/** The `sx` of a piece of a bar; hatched where it must differ without colour, in the edge's colour, which shows in stripes. */
export const barFill = (look: BarLook, isHatched = false) => ({
  printColorAdjust: 'exact' as const,
  backgroundColor: ({ tokens: { chart } }: Theme) =>
    look === 'plain' ? chart.axis : look === 'second' ? chart.bars[1] : isHatched ? chart.own.edge : chart.own.fill,
  boxShadow: look === 'first' && !isHatched ? ({ tokens: { chart } }: Theme) => edgeWithin(chart.own.edge) : 'none',
  ...(isHatched && { maskImage: hatching }),
});

/** The `sx` of a bar of several pieces. */
export const barSx = { display: 'flex', gap: '2px', blockSize: 12 } as const;

/** The `style` of a piece of a bar to scale: as wide as it lasts. */
export const lasting = (months: number) => ({ flexGrow: Math.max(months, 1), flexBasis: 0 });

/**
 * The clip path of what goes on without an end: it ends in an arrow.
 *
 * @param length of the arrow, in CSS pixels
 * @param percent of the height that it fills, from below
 */
export const arrowPath = (length = 10, percent = 100): string => {
  const top = `${100 - percent}%`;
  const shoulder = `calc(100% - ${length}px)`;
  return `polygon(0 ${top}, ${shoulder} ${top}, 100% ${100 - percent / 2}%, ${shoulder} 100%, 0 100%)`;
};

/** The corners of a bar: the fund's, at most half its height. */
export const barCorner = ({ tokens: { corner } }: Theme): string => `${Math.min(corner.control, 6)}px`;

/** The `sx` of one with the fund's corners, also those of the edges within its first and last pieces. */
export const roundBarSx = {
  ...barSx,
  borderRadius: barCorner,
  overflow: 'hidden',
  '& > :first-of-type': { borderStartStartRadius: barCorner, borderEndStartRadius: barCorner },
  '& > :last-of-type': { borderStartEndRadius: barCorner, borderEndEndRadius: barCorner },
} as const;

/** The `sx` of a mark that says in words which pieces are meant; its fill comes besides. */
export const markSx = {
  display: 'inline-block',
  flex: 'none',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '2px',
} as const;
