import visuallyHidden from '@mui/utils/visuallyHidden';

/** In a narrower container each year becomes a small list: the balance next to the year, its parts below. */
export const narrowYears = '@container (max-width: 33rem)';

/** A part of the table that is no table in a narrow container. */
export const block = { [narrowYears]: { display: 'block' } } as const;
/** A year; in a narrow container a list. */
export const row = {
  [narrowYears]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    py: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
} as const;
const cell = {
  py: 0.75,
  paddingInline: '12px 0',
  textAlign: 'end',
  verticalAlign: 'baseline',
  borderBlockEnd: 0,
  whiteSpace: 'nowrap',
  [narrowYears]: { py: 0.125, px: 0, border: 0 },
  '@media print': { typography: 'caption', py: 0.375 },
} as const;
/** An amount. */
export const bodyCell = { ...cell, borderBlockStart: '1px solid', borderColor: 'divider' } as const;
/** The header of a column. */
export const headCell = { ...cell, verticalAlign: 'bottom', whiteSpace: 'normal', hyphens: 'auto' } as const;
/** The year. */
export const nameCell = {
  ...bodyCell,
  paddingInlineStart: 0,
  textAlign: 'start',
  fontWeight: 'fontWeightMedium',
} as const;
/** The balance at the end of the year. */
export const closingCell = {
  ...bodyCell,
  fontWeight: 'fontWeightMedium',
  [narrowYears]: { ...cell[narrowYears], gridColumn: 2, gridRow: 1 },
} as const;
/** The header, which a narrow container replaces by labels. */
export const hiddenHead = { [narrowYears]: visuallyHidden } as const;
/** In the narrow layout an amount's label is at the start of its line. */
export const labelled = {
  [narrowYears]: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    '&::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
} as const;
