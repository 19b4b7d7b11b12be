/** In a narrower container a value is below its name. */
export const narrowFacts = '@container (max-width: 26rem)';

/**
 * A layout that depends on its container's width makes it a query container, whose width ignores its content. On paper it
 * would part a heading from the first line.
 */
export const measured = { containerType: 'inline-size', '@media print': { containerType: 'normal' } } as const;

const ruled = {
  display: 'grid',
  alignItems: 'baseline',
  '&:first-of-type': { paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

const quiet = { color: 'text.secondary', hyphens: 'auto', [narrowFacts]: { typography: 'body2' } } as const;

/** The `sx` of each layout: of its container, the list, a line, a name and a value. */
export const factsLayouts = {
  /** Names and values side by side, with hairlines. */
  lines: {
    room: measured,
    list: {},
    line: {
      ...ruled,
      position: 'relative',
      gridTemplateColumns: 'minmax(8rem, 2fr) 3fr',
      columnGap: 2,
      py: 1.25,
      [narrowFacts]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    term: quiet,
    value: {},
  },
  /** Lines with the values at the end. */
  amounts: {
    room: measured,
    list: {},
    line: {
      ...ruled,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 2,
      py: 1.25,
      [narrowFacts]: { display: 'flex', flexWrap: 'wrap' },
    },
    // An amount that doesn't fit beside its name goes below the name's beginning, and tears neither apart.
    term: { ...quiet, [narrowFacts]: { ...quiet[narrowFacts], flexGrow: 1 } },
    value: { textAlign: 'end' },
  },
  /** Amounts with space for text below each. */
  figures: {
    room: measured,
    list: {},
    line: {
      ...ruled,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 3,
      rowGap: 0.5,
      py: 2,
      [narrowFacts]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      '@media print': { breakInside: 'avoid', py: 1 },
    },
    term: { fontWeight: 'fontWeightMedium', hyphens: 'auto' },
    value: { textAlign: 'end', [narrowFacts]: { textAlign: 'start' } },
  },
  /** Several columns, each value below its name. */
  sheet: {
    room: {},
    list: {
      display: 'grid',
      gridTemplateColumns: {
        xs: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
        sm: 'repeat(auto-fill, minmax(12rem, 1fr))',
      },
      gap: { xs: 2, sm: 3 },
      '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: 1, columnGap: 2 },
    },
    line: { minWidth: 0 },
    term: { typography: 'body2', color: 'text.secondary' },
    value: { overflowWrap: 'anywhere' },
  },
  /** Lines without hairlines. */
  pairs: {
    room: {},
    list: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
      rowGap: 1,
      columnGap: 2,
      alignItems: 'baseline',
    },
    line: { display: 'contents' },
    term: { color: 'text.secondary' },
    value: { overflowWrap: 'anywhere' },
  },
  /** Pairs with the values at the end. */
  sums: {
    room: {},
    list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, alignItems: 'baseline' },
    line: { display: 'contents' },
    term: { typography: 'body2', color: 'text.secondary' },
    value: { textAlign: 'end' },
  },
} as const;

export type FactsLayout = keyof typeof factsLayouts;
