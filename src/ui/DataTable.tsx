import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Scroller = styled('figure')(({ theme }) => ({
  margin: 0,
  overflow: 'auto',
  boxSizing: 'border-box',
  borderBlock: `1px solid ${theme.palette.divider}`,
  // A shade at the lower edge says that there is more; the last row scrolls a plain ground over it.
  background: `linear-gradient(transparent, ${theme.palette.background.paper} 70%) bottom / 100% 48px no-repeat local, linear-gradient(transparent, ${theme.palette.divider}) bottom / 100% 24px no-repeat scroll`,
  '@media print': { maxBlockSize: 'none !important', overflow: 'visible', background: 'none' },
}));

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden' },
  '& th, & td': { padding: theme.spacing(1, 1), textAlign: 'start', whiteSpace: 'nowrap' },
  '& [data-align="end"]': { textAlign: 'end' },
  '& thead th': {
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.secondary,
    fontWeight: theme.typography.fontWeightMedium,
    boxShadow: `inset 0 -1px ${theme.palette.divider}`,
  },
  '& tbody th': { fontWeight: theme.typography.fontWeightRegular },
  '& [data-group]': { display: 'none', color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& [data-secondary]': { display: 'none' },
    '& [data-group]': { display: 'table-row' },
    '& [data-group] > th': { paddingBlockStart: theme.spacing(2), fontWeight: theme.typography.fontWeightMedium },
  },
  '& tbody tr + tr > *, & tbody + tbody > tr:first-of-type > *, & [data-group] + tr > *': {
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
}));

/** One column; figures align at the end. A `secondary` one gives way on a phone, where the rows' groups say the same. */
export type DataColumn = { key: string; header: string; align?: 'start' | 'end'; secondary?: boolean };

type Row = {
  key: string;
  /** Cells in the order of the columns; the first one heads its row. */
  cells: readonly ReactNode[];
  /** Rows of one group follow each other; on a phone its name stands above them. */
  group?: string;
};

const inGroups = (rows: readonly Row[]): { name: string | undefined; rows: Row[] }[] => {
  const groups: { name: string | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === row.group) last.rows.push(row);
    else groups.push({ name: row.group, rows: [row] });
  }
  return groups;
};

/** Props of {@link DataTable}. */
export type DataTableProps = {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly Row[];
  /** In CSS pixels; what is longer scrolls. */
  maxHeight?: number;
};

/** The data of a picture as a table: scrolls by itself, by keyboard too, its head stays. */
export const DataTable = ({ caption, columns, rows, maxHeight = 320 }: DataTableProps) => (
  <Scroller tabIndex={0} aria-label={caption} style={{ maxBlockSize: maxHeight }}>
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-align={column.align} data-secondary={column.secondary || undefined}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {inGroups(rows).map((group, index) => (
        <tbody key={group.name ?? index}>
          {group.name === undefined ? null : (
            <tr data-group>
              <th scope="rowgroup" colSpan={columns.length}>
                {group.name}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <tr key={row.key}>
              {row.cells.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                const column = columns[at];
                return (
                  <Cell
                    key={column?.key ?? at}
                    scope={at === 0 ? 'row' : undefined}
                    data-align={column?.align}
                    data-secondary={column?.secondary || undefined}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  </Scroller>
);
