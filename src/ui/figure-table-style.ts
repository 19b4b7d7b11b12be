/** In a narrower container two amounts are below their name, each under its column's header. */
export const narrowFigures = '@container (max-width: 28rem)';

/** A cell with a name. */
export const start = { px: 0, textAlign: 'start', verticalAlign: 'baseline' } as const;
/** A cell with an amount. */
export const end = {
  ...start,
  paddingInlineStart: 3,
  textAlign: 'end',
  [narrowFigures]: { paddingInlineStart: 2 },
} as const;

/** A cell of the header. */
export const headCell = { py: 0.75, borderBlockEnd: 0, fontWeight: 'inherit' } as const;
/** The name of several columns. */
export const groupHead = { paddingBlockEnd: 0, fontWeight: 'fontWeightMedium', color: 'text.primary' } as const;
const bodyCell = {
  typography: 'body1',
  fontVariantNumeric: 'inherit',
  borderBlockStart: '1px solid',
  borderBlockEnd: 0,
  borderColor: 'divider',
  '@media print': { py: 0.375 },
} as const;
/** A name in the body. */
export const nameCell = { ...bodyCell, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' } as const;
/** An amount in the body. */
export const amountCell = { ...bodyCell, whiteSpace: 'nowrap' } as const;
/** A header of any length. */
export const ofAnyLength = {
  hyphens: 'auto',
  textWrap: 'balance',
  [narrowFigures]: { typography: 'caption' },
} as const;

/** A column's letter; silent where browsers know alternative texts in `content`, which others drop as a whole. */
const columnLetter = ['counter(column, upper-alpha)', 'counter(column, upper-alpha) / ""'] as const;

const letter = { fontWeight: 'fontWeightMedium', color: 'text.primary' } as const;
/**
 * Where a third of a phone is too narrow for a word such as "Pensionierung", each header has a line of its own with a letter,
 * and each amount has its column's letter before it. Only to the eye: the table's roles say which header an amount has.
 */
export const lettered = {
  row: { [narrowFigures]: { counterReset: 'column', columnGap: 2 } },
  head: {
    [narrowFigures]: {
      gridColumn: '1 / -1',
      textAlign: 'start',
      counterIncrement: 'column',
      '&:last-of-type': { paddingBlockEnd: 1 },
      '&::before': {
        ...letter,
        content: columnLetter,
        display: 'inline-block',
        inlineSize: '1.5em',
      },
    },
  },
  amount: {
    [narrowFigures]: {
      counterIncrement: 'column',
      '&::before': {
        typography: 'caption',
        content: columnLetter,
        float: 'inline-start',
        color: 'text.secondary',
        lineHeight: 'inherit',
      },
    },
  },
} as const;
/** An amount that may wrap. */
export const long = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
/** A line that sums up the others. */
export const summed = { fontWeight: 'fontWeightMedium' } as const;

/** A line that the pointer is on: from its name to its amount it may be far. */
export const followed = { '@media (hover: hover)': { '&:hover': { backgroundColor: 'action.hover' } } } as const;

/** Columns of amounts below their names: the table's parts become blocks, its rows grids. */
export const stacked = {
  block: { [narrowFigures]: { display: 'block' } },
  bodyRow: { [narrowFigures]: { borderBlockStart: '1px solid', borderColor: 'divider', py: 1 } },
  name: { [narrowFigures]: { gridColumn: '1 / -1', py: 0.25, border: 0 } },
  amount: { [narrowFigures]: { py: 0.25, paddingInlineStart: 0, border: 0 } },
} as const;

const rowOf = (columns: number) => ({
  [narrowFigures]: {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: 1,
  },
});
const rowOfTwo = rowOf(2);

/** A row of so many amounts below their name. */
export const stackedRow = (columns: number) => (columns === 2 ? rowOfTwo : rowOf(columns));
