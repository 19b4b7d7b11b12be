/**
 * The roles of a table's parts, to be named where a style sheet lays it out otherwise on a small screen: in some browsers it
 * is no table any more then.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
