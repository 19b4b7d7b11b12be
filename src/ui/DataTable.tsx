import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A shadow at the lower edge shows that there is more to scroll; the last row covers it. */
const scrolling = ({ palette }: Theme) => ({
  margin: 0,
  overflow: 'auto',
  borderBlock: `1px solid ${palette.divider}`,
  background: `linear-gradient(transparent, ${palette.background.paper} 70%) bottom / 100% 48px no-repeat local, linear-gradient(transparent, ${palette.divider}) bottom / 100% 24px no-repeat scroll`,
  '@media print': { overflow: 'visible', background: 'none' },
});

/**
 * One column; figures are aligned at the end. A `secondary` one is hidden on a phone, where the rows' groups replace
 * it.
 */
export type DataColumn = { key: string; header: string; align?: 'start' | 'end'; secondary?: boolean };

type Row = {
  key: string;
  /** Cells in the order of the columns; the first one is the row's header. */
  cells: readonly ReactNode[];
  /** Name of a group of consecutive rows, shown above them on a phone. */
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

type DataTableProps = {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly Row[];
  /** In CSS pixels; a taller table scrolls. */
  maxHeight?: number;
};

const secondary = (column: DataColumn | undefined) =>
  column?.secondary === true && ({ display: { xs: 'none', sm: 'table-cell' } } as const);

/** The outer cells that are shown are in line with what is above and below the table. */
const edges = (at: number, columns: readonly DataColumn[]) => ({
  ...(at === 0 && { paddingInlineStart: 0 }),
  ...(at === columns.findLastIndex((column) => !column.secondary) && { paddingInlineEnd: { xs: 0, sm: 1 } }),
  ...(at === columns.length - 1 && { paddingInlineEnd: 0 }),
});

/** A chart's data as a table, which scrolls, also by keyboard, under a fixed header. */
export const DataTable = ({ caption, columns, rows, maxHeight = 320 }: DataTableProps) => (
  <TableContainer
    component="figure"
    tabIndex={0}
    aria-label={caption}
    sx={[scrolling, { '@media screen': { maxBlockSize: maxHeight } }]}
  >
    <Table stickyHeader size="small">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <TableHead>
        <TableRow>
          {columns.map((column, at) => (
            <TableCell
              key={column.key}
              sx={[
                { textAlign: column.align ?? 'start', verticalAlign: 'bottom' },
                edges(at, columns),
                secondary(column),
              ]}
            >
              {column.header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      {inGroups(rows).map((group, index) => (
        <TableBody key={index}>
          {group.name === undefined ? null : (
            <TableRow sx={{ display: { sm: 'none' } }}>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={columns.length}
                sx={{
                  paddingBlockStart: 2,
                  paddingInlineStart: 0,
                  fontWeight: 'fontWeightMedium',
                  color: 'text.secondary',
                }}
              >
                {group.name}
              </TableCell>
            </TableRow>
          )}
          {group.rows.map((row) => (
            <TableRow key={row.key}>
              {row.cells.map((cell, at) => {
                const column = columns[at];
                return (
                  <TableCell
                    key={column?.key ?? at}
                    {...(at === 0 && { component: 'th', scope: 'row' })}
                    sx={[
                      { textAlign: column?.align ?? 'start', whiteSpace: 'nowrap' },
                      row === rows.at(-1) && { borderBlockEnd: 0 },
                      edges(at, columns),
                      secondary(column),
                    ]}
                  >
                    {cell}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  </TableContainer>
);
