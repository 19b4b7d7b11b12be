/**
 * The roles of a table's parts, to be set explicitly if CSS changes its display on small screens, because some browsers
 * then drop the table semantics.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
