import Box from '@mui/material/Box';
import { createContext, Fragment, lazy, memo, Suspense, use, type ReactNode } from 'react';
import { blocksOnPaper } from '#ui/blocks-on-paper.ts';
import { DataTable, type DataColumn } from '#ui/DataTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { OnPaper } from './on-paper.ts';

type Texts = readonly (readonly string[])[];

const Below = createContext<readonly string[]>([]);

const Shown = createContext<Texts>([]);

const Text = ({ row, column }: { row: number; column: number }) => use(Shown)[row]?.[column] ?? null;

const belowSx = {
  display: { xs: 'block', sm: 'none' },
  whiteSpace: 'pre-line',
  typography: 'caption',
  color: 'text.secondary',
} as const;

/** On a phone a row's header has several lines if it has to. */
const headSx = { whiteSpace: { xs: 'normal', sm: 'nowrap' } } as const;

const DetailText = ({ row }: { row: number }) => use(Below)[row] ?? null;

const DetailFrame = memo(({ row }: { row: number }) => (
  <Box component="span" sx={belowSx}>
    <DetailText row={row} />
  </Box>
));

/** What a row says below its header on a phone. */
const Detail = ({ row }: { row: number }) => (use(Below)[row] === undefined ? null : <DetailFrame row={row} />);

const titled = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  ...blocksOnPaper,
} as const;

/** As high as a dozen rows on a phone, so that the usual ones are all in sight. */
const highest = 1_200;

type TableProps = { caption: string; columns: readonly DataColumn[]; count: number; note: string };

const Table = memo(({ caption, columns, count, note }: TableProps) => (
  <>
    <DataTable
      caption={caption}
      columns={columns}
      maxHeight={highest}
      rows={Array.from({ length: count }, (_, row) => ({
        key: String(row),
        cells: columns.map(({ key }, column) =>
          column === 0 ? (
            <Fragment key={key}>
              <Box component="span" sx={headSx}>
                <Text row={row} column={column} />
              </Box>
              <Detail row={row} />
            </Fragment>
          ) : (
            <Text key={key} row={row} column={column} />
          ),
        ),
      }))}
    />
    {note === '' ? null : <Fineprint>{note}</Fineprint>}
  </>
));

const TableAlone = ({ table }: { table: ReactNode }) => table;

/** Loaded once something is tried out; the table alone if it can't be fetched. */
const BarsWithTable = lazy(() =>
  import('./BarsWithTable.tsx').then(
    (part) => ({ default: part.BarsWithTable }),
    () => ({ default: TableAlone }),
  ),
);

/** What a bar takes with its words, and what is around all of them, in CSS pixels. */
const barRoom = { each: 92, around: 32 };

const Frame = memo(({ hasBars, ...table }: TableProps & { hasBars: boolean }) => {
  const isOnPaper = use(OnPaper);
  return (
    <Box sx={titled}>
      <SectionHeading level={3}>{table.caption}</SectionHeading>
      {hasBars && !isOnPaper ? (
        <Suspense fallback={<Box sx={{ minBlockSize: table.count * barRoom.each + barRoom.around }} />}>
          <BarsWithTable table={<Table {...table} />} />
        </Suspense>
      ) : (
        <Table {...table} />
      )}
    </Box>
  );
});

type FollowingTableProps = {
  /** Also its visible title. */
  caption: string;
  /** Keep their identity between renders. */
  columns: readonly DataColumn[];
  /** The texts of each row, in the order of the columns. */
  rows: Texts;
  /** What the columns that a phone has no room for say, by row: there it is below the row's header. */
  below?: readonly string[];
  /** Whether the screen first shows the rows of {@link ShownBars} as bars, which say the same. */
  hasBars?: boolean;
  /** How the amounts are to be read, in small type below the table. */
  note?: string;
};

const nothing: readonly string[] = [];

/** A table that follows a slider: only its texts are rendered anew, as long as it has as many rows. */
export const FollowingTable = ({
  caption,
  columns,
  rows,
  below = nothing,
  hasBars = false,
  note = '',
}: FollowingTableProps) => (
  <Shown value={rows}>
    <Below value={below}>
      <Frame caption={caption} columns={columns} count={rows.length} hasBars={hasBars} note={note} />
    </Below>
  </Shown>
);
