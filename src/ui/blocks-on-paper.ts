/** The `sx` of a list of blocks on paper: as a grid, it would not end a sheet between two rows of a table. */
export const blocksOnPaper = {
  '@media print': { display: 'block', '& > * + *': { marginBlockStart: 1.5 } },
} as const;
