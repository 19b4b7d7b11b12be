import type { Theme } from '@mui/material/styles';

/** In a narrower container rate and year are below capital and month instead of in their own columns. */
export const narrow = '@container (max-width: 36rem)';

/** For the narrowest phones, so that the longest header fits. */
export const narrowest = '@container (max-width: 19rem)';

/** A column that is hidden in a narrow container. */
export const hidden = { [narrow]: { display: 'none' } } as const;

/** A cell with figures. */
export const cell = {
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  color: 'inherit',
  fontWeight: 'inherit',
  borderBlockStart: '1px solid',
  borderBlockEnd: 0,
  borderColor: 'divider',
  [narrow]: {
    px: 0.75,
    '&:first-of-type': { paddingInlineStart: 1 },
    '&:last-of-type': { paddingInlineEnd: 1 },
  },
  [narrowest]: { px: 0.25 },
  '@media print': { py: 0.125 },
} as const;
/** The header of a column. */
export const headCell = {
  ...cell,
  verticalAlign: 'bottom',
  whiteSpace: 'normal',
  color: 'text.secondary',
  fontWeight: 'fontWeightMedium',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  borderBlockStart: 0,
  // Keeps the last header apart from the one before.
  [narrowest]: { px: 0.25, '&:last-of-type': { paddingInlineStart: 1.5 } },
} as const;
/** The age at the start of a row. */
export const ageCell = { textAlign: 'start', whiteSpace: 'normal', fontWeight: 'fontWeightMedium' } as const;
/** A figure that may wrap. */
export const long = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
/** The row of the age that the page shows. */
export const shownRow = ({ tokens }: Theme) => ({
  backgroundColor: tokens.colour.primary.soft,
  color: tokens.colour.primary.onSoft,
  fontWeight: 700,
});
