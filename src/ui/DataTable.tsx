import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Scroller = styled('figure')(({ theme }) => ({
  margin: 0,
  overflow: 'auto',
  boxSizing: 'border-box',
  borderBlock: `1px solid ${theme.palette.divider}`,
  '@media print': { maxBlockSize: 'none !important', overflow: 'visible' },
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
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.secondary,
    fontWeight: theme.typography.fontWeightMedium,
    boxShadow: `inset 0 -1px ${theme.palette.divider}`,
  },
  '& tbody th': { fontWeight: theme.typography.fontWeightRegular },
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${theme.palette.divider}` },
}));

/** One column; figures align at the end. */
export type DataColumn = { key: string; header: string; align?: 'start' | 'end' };

/** Props of {@link DataTable}. */
export type DataTableProps = {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly DataColumn[];
  /** Cells in the order of the columns; the first one heads its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
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
            <th key={column.key} scope="col" data-align={column.align}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {row.cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]?.key ?? index} scope="row" data-align={columns[index]?.align}>
                  {cell}
                </th>
              ) : (
                <td key={columns[index]?.key ?? index} data-align={columns[index]?.align}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);
