import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Explainer } from './Explainer.tsx';
import { tableRoles } from './table-roles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** From this many characters on, an amount may wrap: no real amount is that long, but the page must not overflow. */
const longCell = 16;

/** In a narrower container two amounts are below their name, each under its column's header. */
const narrow = '@container (max-width: 28rem)';

const start = { px: 0, textAlign: 'start', verticalAlign: 'baseline' } as const;
const end = { ...start, paddingInlineStart: 3, textAlign: 'end', [narrow]: { paddingInlineStart: 2 } } as const;

const headCell = { py: 0.75, borderBlockEnd: 0, fontWeight: 'inherit' } as const;
const bodyCell = {
  typography: 'body1',
  fontVariantNumeric: 'inherit',
  borderBlockStart: '1px solid',
  borderBlockEnd: 0,
  borderColor: 'divider',
  '@media print': { py: 0.375 },
} as const;
const nameCell = { ...bodyCell, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' } as const;
const amountCell = { ...bodyCell, whiteSpace: 'nowrap' } as const;
const long = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const summed = { fontWeight: 'fontWeightMedium' } as const;

/** Two columns of amounts below their names: the table's parts become blocks, its rows grids of two columns. */
const stacked = {
  block: { [narrow]: { display: 'block' } },
  row: {
    [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 2 },
  },
  bodyRow: { [narrow]: { borderBlockStart: '1px solid', borderColor: 'divider', py: 1 } },
  name: { [narrow]: { gridColumn: '1 / -1', py: 0.25, border: 0 } },
  amount: { [narrow]: { py: 0.25, paddingInlineStart: 0, border: 0 } },
} as const;

/** One line of a {@link FigureTable}. */
export type FigureRow = {
  key: string;
  /** The line's label. */
  name: string;
  /** The answer to "what is this?". */
  help?: string | null | undefined;
  /** The formatted figures, in the order of the columns. */
  cells: readonly string[];
  /** A note below the last figure, if its column's header doesn't apply. */
  note?: string | undefined;
  /** Whether it is the sum of the lines above. */
  sum?: boolean;
  /** Shown below the name, for the link to the figure's calculation. */
  extra?: ReactNode;
};

/** Lines under a common heading. */
export type FigureGroup = { key: string; name?: string; rows: readonly FigureRow[] };

/** Props of {@link FigureTable}. */
export type FigureTableProps = {
  /** Name of the table for screen readers. */
  caption: string;
  /** Header of the column of names, e.g. "in CHF". */
  head: string;
  /** Headers of the columns of figures. */
  columns: readonly string[];
  /** The figures explain themselves: the headers are only for screen readers. */
  headless?: boolean;
  groups: readonly FigureGroup[];
  /** Label of the button that explains a line: "What is this: insured salary?". */
  whatIs: (name: string) => string;
};

type NameProps = Pick<FigureRow, 'name' | 'help' | 'extra' | 'note'> & Pick<FigureTableProps, 'whatIs'>;

/** A name with its question and note, next to it or, in a narrow container, below. */
const Name = ({ name, help, extra = null, note, whatIs }: NameProps) => (
  <Explainer
    look="dense"
    component="span"
    label={whatIs(name)}
    text={help?.trim()}
    sx={{
      marginBlock: '6px 4px',
      color: 'text.secondary',
      fontWeight: 'fontWeightRegular',
      hyphens: 'manual',
      // On a phone as wide as the table, below the amount, without widening its column.
      ...(note === undefined && { inlineSize: 'min(52ch, 100cqi)', marginInlineEnd: '-100cqi' }),
    }}
  >
    {(question) => (
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          [narrow]: { display: 'block' },
        }}
      >
        <Box component="span" sx={{ minWidth: 0 }}>
          {name}
          {question}
        </Box>
        {extra === null ? null : (
          <Box
            component="span"
            sx={{
              marginBlock: -0.5,
              [narrow]: { display: 'block', inlineSize: 'max-content', marginInlineEnd: '-100cqi' },
              '@media print': { display: 'none' },
            }}
          >
            {extra}
          </Box>
        )}
      </Box>
    )}
  </Explainer>
);

/** A table of figures, each line with its "what is this?"; on a phone the figures are below their names. */
export const FigureTable = ({ caption, head, columns, headless = false, groups, whatIs }: FigureTableProps) => {
  const two = columns.length === 2;
  return (
    <TableContainer
      sx={{ containerType: 'inline-size', overflow: 'visible', '@media print': { breakInside: 'avoid' } }}
    >
      <Table {...tableRoles.table} sx={[two && stacked.block]}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead {...tableRoles.rowgroup} sx={[two && stacked.block, headless && visuallyHidden]}>
          <TableRow {...tableRoles.row} sx={[two && stacked.row]}>
            <TableCell
              {...tableRoles.columnheader}
              sx={[start, headCell, two && stacked.name, two && { [narrow]: { paddingBlockEnd: 0 } }]}
            >
              {head}
            </TableCell>
            {columns.map((column, at) => (
              <TableCell
                key={at}
                {...tableRoles.columnheader}
                // A fixed width, so that the columns of stacked tables line up.
                sx={[end, headCell, two && { inlineSize: '9rem' }, two && stacked.amount]}
              >
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map((group, at) => (
          <TableBody key={group.key} {...tableRoles.rowgroup} sx={[two && stacked.block]}>
            {group.name === undefined ? null : (
              <TableRow {...tableRoles.row} sx={[two && stacked.row, two && stacked.bodyRow]}>
                <TableCell
                  {...tableRoles.rowheader}
                  component="th"
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  sx={[
                    start,
                    nameCell,
                    two && stacked.name,
                    {
                      fontWeight: 'fontWeightMedium',
                      paddingBlockStart: at === 0 ? 1 : 2.5,
                      [narrow]: { paddingBlockStart: at === 0 ? 1 : 1.5 },
                      '@media print': { paddingBlockStart: at === 0 ? 1 : 2.5 },
                    },
                  ]}
                >
                  {group.name}
                </TableCell>
              </TableRow>
            )}
            {group.rows.map(({ key, name, help, cells, note, sum = false, extra }) => (
              <TableRow key={key} {...tableRoles.row} sx={[two && stacked.row, two && stacked.bodyRow]}>
                <TableCell
                  {...tableRoles.rowheader}
                  component="th"
                  scope="row"
                  abbr={name}
                  sx={[start, nameCell, sum && summed, two && stacked.name]}
                >
                  <Name name={name} help={help} extra={extra} note={note} whatIs={whatIs} />
                </TableCell>
                {cells.map((cell, column) => (
                  <TableCell
                    key={column}
                    {...tableRoles.cell}
                    sx={[end, amountCell, cell.length > longCell && long, sum && summed, two && stacked.amount]}
                  >
                    {cell}
                    {note !== undefined && column === cells.length - 1 ? (
                      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                        {note}
                      </Typography>
                    ) : null}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
};
