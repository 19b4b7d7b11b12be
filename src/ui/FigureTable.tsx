import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, type ReactElement, type ReactNode } from 'react';
import { FigureName } from './FigureName.tsx';
import {
  amountCell,
  end,
  followed,
  groupHead,
  headCell,
  lettered,
  long,
  nameCell,
  narrowFigures,
  ofAnyLength,
  stacked,
  stackedRow,
  start,
  summed,
} from './figure-table-style.ts';
import { measured } from './facts-layouts.ts';
import { tableRoles } from './table-roles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** From this many characters on, an amount may wrap: no real amount is that long, but the page must not overflow. */
const longCell = 16;

/** The width of one of several equal columns beside that of the names, which is a little wider. */
const evenShare = (columns: number): string => `${100 / (columns + 1.3)}%`;

/** One line of a {@link FigureTable}. */
export type FigureRow = {
  key: string;
  /** The line's label. */
  name: string;
  /** The answer to "what is this?". */
  help?: string | null | undefined;
  /** The formatted figures, in the order of the columns; elements are those of a table that follows a slider. */
  cells: readonly (string | ReactElement)[];
  /** A note below the last figure, if its column's header doesn't apply. */
  note?: string | undefined;
  /** Whether it is the sum of the lines above. */
  sum?: boolean;
  /** Shown below the name, for the link to the figure's calculation. */
  extra?: ReactNode;
};

/** How far apart a name and its figures may stand, in CSS pixels: farther, the eye loses the line. */
const widest = { one: 640, two: 760 };

/** Lines under a common heading. */
export type FigureGroup = { key: string; name?: string; rows: readonly FigureRow[] };

/** As many lines as stay together on paper. */
const fewLines = 4;

const whole = { '@media print': { breakInside: 'avoid' } } as const;

type FigureTableProps = {
  /** Name of the table for screen readers. */
  caption: string;
  /** Header of the column of names, e.g. "in CHF". */
  head: string;
  /** Headers of the columns of figures. */
  columns: readonly ReactNode[];
  /** Names of groups of columns, each of which has all the columns; for a wide window only. */
  columnGroups?: readonly string[] | undefined;
  /** The figures explain themselves: the headers are only for screen readers. */
  headless?: boolean;
  /** Columns with headers of any length: on a phone their figures are below the names, as those of two columns are. */
  alwaysStacks?: boolean;
  groups: readonly FigureGroup[];
  /** Label of the button that explains a line: "What is this: insured salary?". */
  whatIs: (name: string) => string;
};

type AmountProps = {
  cell: string | ReactElement;
  note: string | undefined;
  sum: boolean;
  two: boolean;
  /** Whether it is one of so many that it says which column it is of. */
  isLettered: boolean;
};

const Amount = memo(({ cell, note, sum, two, isLettered }: AmountProps) => (
  <TableCell
    {...tableRoles.cell}
    sx={[
      end,
      amountCell,
      typeof cell === 'string' && cell.length > longCell && long,
      sum && summed,
      two && stacked.amount,
      isLettered && lettered.amount,
    ]}
  >
    {cell}
    {note === undefined ? null : (
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {note}
      </Typography>
    )}
  </TableCell>
));

type LineProps = Omit<FigureRow, 'key'> & Pick<FigureTableProps, 'whatIs'> & { two: boolean };

const Name = memo(
  ({ name, help, extra, sum = false, two, noted, whatIs }: Omit<LineProps, 'cells' | 'note'> & { noted: boolean }) => (
    <TableCell
      {...tableRoles.rowheader}
      component="th"
      scope="row"
      abbr={name}
      sx={[start, nameCell, sum && summed, two && stacked.name]}
    >
      <FigureName name={name} help={help} extra={extra} noted={noted} whatIs={whatIs} />
    </TableCell>
  ),
);

/** A line; of a table that follows a slider, only names and amounts that change are rendered anew. */
const Line = ({ cells, note, isLettered, ...name }: LineProps & Pick<AmountProps, 'isLettered'>) => (
  <TableRow
    {...tableRoles.row}
    sx={[followed, name.two && stackedRow(cells.length), name.two && stacked.bodyRow, isLettered && lettered.row]}
  >
    <Name {...name} noted={note !== undefined} />
    {cells.map((cell, column) => (
      <Amount
        key={column}
        cell={cell}
        note={column === cells.length - 1 ? note : undefined}
        sum={name.sum ?? false}
        two={name.two}
        isLettered={isLettered}
      />
    ))}
  </TableRow>
);

/** A table of figures, each line with its "what is this?"; on a phone the figures are below their names. */
export const FigureTable = ({
  caption,
  head,
  columns: ownColumns,
  columnGroups = [],
  headless = false,
  alwaysStacks = false,
  groups,
  whatIs,
}: FigureTableProps) => {
  const columns = columnGroups.length === 0 ? ownColumns : columnGroups.flatMap(() => ownColumns);
  const two = columnGroups.length === 0 && (columns.length === 2 || alwaysStacks);
  const isLettered = two && columns.length > 2;
  const isShort = groups.reduce((count, { rows }) => count + rows.length, 0) <= fewLines;
  const rowStyle = two && stackedRow(columns.length);
  return (
    <TableContainer
      sx={[
        measured,
        { overflow: 'visible' },
        !alwaysStacks && {
          maxInlineSize: columnGroups.length > 0 || two ? widest.two : columns.length < 2 ? widest.one : undefined,
        },
        isShort && whole,
      ]}
    >
      <Table {...tableRoles.table} sx={[two && stacked.block]}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {columnGroups.length === 0 ? null : (
          <>
            <colgroup />
            {columnGroups.map((name) => (
              <colgroup key={name} span={ownColumns.length} />
            ))}
          </>
        )}
        <TableHead {...tableRoles.rowgroup} sx={[two && stacked.block, headless && visuallyHidden]}>
          {columnGroups.length === 0 ? null : (
            <TableRow {...tableRoles.row}>
              <TableCell {...tableRoles.cell} component="td" sx={[start, headCell]} />
              {columnGroups.map((name) => (
                <TableCell
                  key={name}
                  {...tableRoles.columnheader}
                  component="th"
                  scope="colgroup"
                  colSpan={ownColumns.length}
                  sx={[end, headCell, groupHead]}
                >
                  {name}
                </TableCell>
              ))}
            </TableRow>
          )}
          <TableRow {...tableRoles.row} sx={[rowStyle, isLettered && lettered.row]}>
            <TableCell
              {...tableRoles.columnheader}
              sx={[start, headCell, two && stacked.name, two && { [narrowFigures]: { paddingBlockEnd: 0 } }]}
            >
              {head}
            </TableCell>
            {columns.map((column, at) => (
              <TableCell
                key={at}
                {...tableRoles.columnheader}
                // The same for all, so that the columns of stacked tables line up; wider where headers are of any length.
                sx={[
                  end,
                  headCell,
                  two && {
                    inlineSize: alwaysStacks ? evenShare(columns.length) : '9rem',
                    [narrowFigures]: { inlineSize: 'auto' },
                  },
                  alwaysStacks && long,
                  alwaysStacks && ofAnyLength,
                  two && stacked.amount,
                  isLettered && lettered.head,
                ]}
              >
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map((group, at) => (
          <TableBody key={group.key} {...tableRoles.rowgroup} sx={[two && stacked.block]}>
            {group.name === undefined ? null : (
              <TableRow {...tableRoles.row} sx={[{ breakAfter: 'avoid' }, rowStyle, two && stacked.bodyRow]}>
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
                      [narrowFigures]: { paddingBlockStart: at === 0 ? 1 : 1.5 },
                      '@media print': { paddingBlockStart: at === 0 ? 1 : 2.5 },
                    },
                  ]}
                >
                  {group.name}
                </TableCell>
              </TableRow>
            )}
            {group.rows.map(({ key, ...row }) => (
              <Line key={key} {...row} whatIs={whatIs} two={two} isLettered={isLettered} />
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
};
