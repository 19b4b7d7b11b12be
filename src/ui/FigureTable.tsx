import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { tableRoles } from './table-roles.ts';

/** From this many characters on an amount may break: no pension reaches it, and the page must not grow. */
const longCell = 16;

const Room = styled('div')({
  containerType: 'inline-size',
  minInlineSize: 0,
  '@media print': { breakInside: 'avoid' },
});

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body1,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& caption, & [data-hidden]': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
  },
  '& th, & td': { padding: theme.spacing(1, 0), verticalAlign: 'baseline', fontWeight: 'inherit' },
  '& th': { textAlign: 'start' },
  '& td, & thead th + th': { paddingInlineStart: theme.spacing(3), textAlign: 'end' },
  '& td': { whiteSpace: 'nowrap' },
  '& td[data-long]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tbody th': { minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
  '& thead th': {
    ...theme.typography.body2,
    paddingBlock: theme.spacing(0.75),
    color: theme.palette.text.secondary,
  },
  '& tbody tr > *': { borderBlockStart: `1px solid ${theme.palette.divider}` },
  // Tables one below the other have their columns below each other.
  '&[data-columns="2"] thead th + th': { inlineSize: '9rem' },
  '& [data-sum] > *': { fontWeight: theme.typography.fontWeightMedium },
  '& [data-group] > th': {
    paddingBlockStart: theme.spacing(2.5),
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& thead + tbody > [data-group] > th': { paddingBlockStart: theme.spacing(1) },
  // With little room the amounts stand below their name, each beneath the head of its column.
  '@container (max-width: 28rem)': {
    '&[data-columns="2"]': {
      display: 'block',
      '& thead, & tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: theme.spacing(2) },
      '& tbody tr': { borderBlockStart: `1px solid ${theme.palette.divider}`, paddingBlock: theme.spacing(1) },
      '& tbody tr > *': { borderBlockStart: 0 },
      '& [data-name]': { gridColumn: '1 / -1' },
      '& tbody th, & td': { paddingBlock: theme.spacing(0.25) },
      '& td, & thead th + th': { paddingInlineStart: 0 },
      '& thead [data-name]': { paddingBlockEnd: 0 },
      '& [data-group] > th': { paddingBlockStart: theme.spacing(1.5) },
    },
    '& td, & thead th + th': { paddingInlineStart: theme.spacing(2) },
  },
  '@media print': { '& th, & td': { paddingBlock: theme.spacing(0.375) } },
}));

const Explain = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  margin: theme.spacing(-0.5, 0, -0.5, 0.75),
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.palette.text.secondary,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { color: theme.palette.primary.main },
  '@media print': { display: 'none' },
}));

const Explanation = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  boxSizing: 'border-box',
  display: 'block',
  // As wide as the table on a phone, below the amount, and yet no reason to make its column wider.
  inlineSize: 'min(52ch, 100cqi)',
  margin: theme.spacing(0.75, 0, 0.5),
  marginInlineEnd: '-100cqi',
  '[data-noted] &': { inlineSize: 'auto', marginInlineEnd: 0 },
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `2px solid ${theme.palette.primary.main}`,
  color: theme.palette.text.secondary,
  fontWeight: theme.typography.fontWeightRegular,
  hyphens: 'manual',
  textWrap: 'pretty',
  '&[hidden]': { display: 'none' },
}));

/** A name with what belongs to it: beside it while there is room, else below it. */
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  '& > span': { minInlineSize: 0 },
  '@container (max-width: 28rem)': { display: 'block' },
}));

const Extra = styled('span')(({ theme }) => ({
  marginBlock: theme.spacing(-0.5),
  // A quiet button's words stand in line with the name, wherever they come to stand.
  '& button': { minBlockSize: 32, paddingInline: 0, whiteSpace: 'nowrap' },
  // On a phone it reaches below the amount, which is one line high, and is no reason to make its column wider.
  '@container (max-width: 28rem)': { display: 'block', inlineSize: 'max-content', marginInlineEnd: '-100cqi' },
  '@media print': { display: 'none' },
}));

const Note = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
  fontWeight: theme.typography.fontWeightRegular,
}));

/** One line of a {@link FigureTable}. */
export type FigureRow = {
  key: string;
  /** What the line's figures are. */
  name: string;
  /** The answer to "what is this?". */
  help?: string | null | undefined;
  /** The figures as they are read, in the order of the columns. */
  cells: readonly string[];
  /** A word below the last figure, where it differs from its column's head. */
  note?: string | undefined;
  /** The sum of lines above. */
  sum?: boolean;
  /** Stands below the name, for the way to the figure's calculation. */
  extra?: ReactNode;
};

/** Lines under a heading of their own. */
export type FigureGroup = { key: string; name?: string; rows: readonly FigureRow[] };

/** Props of {@link FigureTable}. */
export type FigureTableProps = {
  /** What the table holds, for screen readers. */
  caption: string;
  /** Heads the names, e.g. "in CHF". */
  head: string;
  /** Heads of the columns of figures. */
  columns: readonly string[];
  /** The figures say themselves what they are: the heads are for screen readers alone. */
  headless?: boolean;
  groups: readonly FigureGroup[];
  /** Names the button that explains a line: "What is this: insured salary?". */
  whatIs: (name: string) => string;
};

const Name = ({
  name,
  help,
  extra,
  whatIs,
}: Pick<FigureRow, 'name' | 'help' | 'extra'> & Pick<FigureTableProps, 'whatIs'>) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const words = help?.trim() ?? '';
  return (
    <>
      <Line>
        <span>
          {name}
          {words === '' ? null : (
            <Explain
              type="button"
              aria-expanded={open}
              aria-controls={id}
              aria-label={whatIs(name)}
              title={whatIs(name)}
              onClick={() => {
                setOpen(!open);
              }}
            >
              <Icon name="question" size={18} />
            </Explain>
          )}
        </span>
        {extra === undefined || extra === null ? null : <Extra>{extra}</Extra>}
      </Line>
      {words === '' ? null : (
        <Explanation id={id} hidden={!open}>
          {words}
        </Explanation>
      )}
    </>
  );
};

/** Figures line by line, each with its "what is this?"; on a phone the figures stand below their names. */
export const FigureTable = ({ caption, head, columns, headless = false, groups, whatIs }: FigureTableProps) => (
  <Room>
    <Table {...tableRoles.table} data-columns={columns.length}>
      <caption>{caption}</caption>
      <thead {...tableRoles.rowgroup} data-hidden={headless || undefined}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnheader} scope="col" data-name>
            {head}
          </th>
          {columns.map((column, at) => (
            <th key={at} {...tableRoles.columnheader} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key} {...tableRoles.rowgroup}>
          {group.name === undefined ? null : (
            <tr {...tableRoles.row} data-group>
              <th {...tableRoles.rowheader} scope="rowgroup" data-name colSpan={columns.length + 1}>
                {group.name}
              </th>
            </tr>
          )}
          {group.rows.map(({ key, name, help, cells, note, sum, extra }) => (
            <tr
              key={key}
              {...tableRoles.row}
              data-sum={sum || undefined}
              data-noted={note === undefined ? undefined : true}
            >
              <th {...tableRoles.rowheader} scope="row" abbr={name} data-name>
                <Name name={name} help={help} extra={extra} whatIs={whatIs} />
              </th>
              {cells.map((cell, at) => (
                <td key={at} {...tableRoles.cell} data-long={cell.length > longCell || undefined}>
                  {cell}
                  {note !== undefined && at === cells.length - 1 ? <Note>{note}</Note> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  </Room>
);
