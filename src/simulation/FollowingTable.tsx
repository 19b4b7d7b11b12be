import Box from '@mui/material/Box';
import { createContext, memo, use } from 'react';
import { DataTable, type DataColumn } from '#ui/DataTable.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

type Texts = readonly (readonly string[])[];

const Shown = createContext<Texts>([]);

const Text = ({ row, column }: { row: number; column: number }) => use(Shown)[row]?.[column] ?? null;

const titled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, breakInside: 'avoid' } as const;

type FrameProps = { caption: string; columns: readonly DataColumn[]; count: number };

const Frame = memo(({ caption, columns, count }: FrameProps) => (
  <Box sx={titled}>
    <SectionHeading level={3}>{caption}</SectionHeading>
    <DataTable
      caption={caption}
      columns={columns}
      rows={Array.from({ length: count }, (_, row) => ({
        key: String(row),
        cells: columns.map(({ key }, column) => <Text key={key} row={row} column={column} />),
      }))}
    />
  </Box>
));

type FollowingTableProps = {
  /** Also its visible title. */
  caption: string;
  /** Keep their identity between renders. */
  columns: readonly DataColumn[];
  /** The texts of each row, in the order of the columns. */
  rows: Texts;
};

/** A table that follows a slider: only its texts are rendered anew, as long as it has as many rows. */
export const FollowingTable = ({ caption, columns, rows }: FollowingTableProps) => (
  <Shown value={rows}>
    <Frame caption={caption} columns={columns} count={rows.length} />
  </Shown>
);
