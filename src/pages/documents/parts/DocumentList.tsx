import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveDocument } from '#detail/save-document.ts';
import { useNear } from '#detail/use-near.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { expectDocumentAction, showDocumentAction } from '../atoms.ts';
import { placed, type DocumentLine, type PlacedLine } from '../view.ts';
import { DocumentRows, type DocumentActs } from './DocumentRows.tsx';
import { useFileCode } from './use-file-code.ts';
import { blockSize, useBlocks } from './use-blocks.ts';

/** Heights of a document's row and of a year's until they are measured, in CSS pixels. */
const usualHeights = { row: 57, year: 48 };

type Heights = typeof usualHeights;

/** Height of some rows that aren't rendered. */
const heightOf = (lines: readonly PlacedLine[], heights: Heights): number =>
  lines.reduce((sum, { year }) => sum + heights.row + (year === null ? 0 : heights.year), 0);

/** The usual height of rows of a kind; null without any. */
const measure = (block: HTMLElement, part: keyof Heights): number | null => {
  const rows = [...block.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)];
  return rows.length === 0 ? null : rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length;
};

const line = 'linear-gradient(currentColor 0 0) no-repeat';
const rising = 'transparent 43%, currentColor 45% 55%, transparent 57%';
/** An arrow of two slanting lines that meet at the bottom, or at the top. */
const arrow = (left: string, right: string) =>
  `linear-gradient(to ${left}, ${rising}) left / 51% 100% no-repeat, linear-gradient(to ${right}, ${rising}) right / 51% 100% no-repeat`;

/**
 * All rows are styled here, because a style of its own for each would take too long. Rows are grids and blocks of them are
 * contained, so that a block that comes leaves the layout of all others alone. On a phone a row has two lines: the
 * name, then date and state.
 */
const look = ({ palette, spacing, typography, breakpoints, tokens }: Theme) => ({
  '[data-list="documents"]': {
    display: 'block',
    '& thead, & tbody': { display: 'block' },
    '& tbody': { contain: 'layout style' },
    '& tr': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr) 5.5rem', alignItems: 'center' },
    '&[data-states="true"] tr': { gridTemplateColumns: '6.5rem minmax(0, 1fr) 8.5rem 5.5rem' },
    '& tr[data-part="more"], & tr[data-part="year"]': { display: 'block' },
    '& th, & td': {
      display: 'block',
      textAlign: 'start' as const,
      padding: spacing(1, 1),
      fontWeight: typography.fontWeightRegular,
      overflowWrap: 'anywhere' as const,
      hyphens: 'auto' as const,
    },
    '& thead th': { ...typography.body2, color: palette.text.secondary },
    '& tbody tr': { borderBlockStart: `1px solid ${palette.divider}` },
    '& tbody tr[data-part="more"]': { borderBlockStart: 0 },
    '& tr[data-part="year"] th': {
      padding: spacing(2.5, 0, 1),
      color: palette.text.secondary,
      fontSize: typography.body2.fontSize,
      fontWeight: typography.fontWeightMedium,
    },
    '& tr[data-part="year"] th::first-letter': { textTransform: 'uppercase' as const },
    '& tbody tr[data-part="year"]': { borderBlockStart: 0 },
    // As high as the others, by which gaps are measured.
    '& tbody:first-of-type tr[data-part="year"]:first-of-type': { marginBlockStart: spacing(-1.5) },
    // Dates and signs are aligned with the lines between the rows.
    '& [data-cell="date"]': { paddingInlineStart: 0, fontVariantNumeric: 'tabular-nums' },
    '& [data-cell="tools"]': {
      paddingInlineEnd: 0,
      textAlign: 'end' as const,
      whiteSpace: 'nowrap' as const,
    },
    // Above the sign of the file, which the arrow follows.
    '& thead [data-cell="tools"]': { paddingInlineEnd: spacing(5) },
    '& [data-part="more"] td': { paddingInline: 0 },
    '& tr[data-unread="true"] [data-cell="date"], & tr[data-unread="true"] [data-cell="type"]': {
      fontWeight: typography.fontWeightMedium,
    },
    '& [data-look]': { font: 'inherit', color: 'inherit' },
    '& button[data-look]': { border: 0, background: 'none', cursor: 'pointer', textAlign: 'start' as const },
    '& button[data-look]:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& [data-look="link"]': {
      minBlockSize: 28,
      padding: 0,
      // Not the language's, which may begin a line.
      marginInlineEnd: spacing(1),
      color: palette.primary.main,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '& [data-look="tool"]': {
      inlineSize: 40,
      blockSize: 40,
      padding: '8px',
      borderRadius: '50%',
      verticalAlign: 'middle',
      color: palette.text.secondary,
      '@media (hover: hover)': { '&:hover': { backgroundColor: palette.action.hover } },
      '&[aria-expanded]': { marginInlineEnd: '-8px' },
    },
    // Signs of borders and gradients: thousands of drawings or images would make each frame of scrolling late.
    '& [data-look="tool"]::before': {
      content: '""',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'ButtonText' },
      display: 'block',
      boxSizing: 'border-box' as const,
      inlineSize: 14,
      blockSize: 18,
      margin: '3px 5px',
      border: '1.6px solid',
      borderRadius: '2px 5px 2px 2px',
      background: `${line} 50% 45% / 6px 1.6px, ${line} 50% 75% / 6px 1.6px`,
    },
    '& [data-look="tool"][aria-expanded]::before': {
      blockSize: 8,
      margin: '8px 5px',
      border: 0,
      borderRadius: 0,
      background: arrow('top right', 'bottom right'),
    },
    '& [data-look="tool"][aria-expanded="true"]::before': { background: arrow('bottom right', 'top right') },
    '& [data-look="new"], & [data-look="state"]': {
      display: 'inline-block',
      padding: spacing(0.125, 1),
      borderRadius: '12px',
      fontSize: typography.body2.fontSize,
      fontWeight: typography.fontWeightMedium,
    },
    '& [data-look="language"]': {
      fontSize: typography.body2.fontSize,
      fontWeight: typography.fontWeightRegular,
      color: palette.text.secondary,
    },
    '& [data-look] + [data-look="state"]': { marginInlineStart: spacing(0.5) },
    '& [data-look="new"]': {
      backgroundColor: tokens.colour.primary.soft,
      color: tokens.colour.primary.onSoft,
    },
    '& [data-look="state"]': {
      backgroundColor: tokens.colour.warning.soft,
      color: tokens.colour.warning.onSoft,
    },
    [breakpoints.down('sm')]: {
      '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody tr[data-part="row"]': {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"type type tools" "date state tools"',
        columnGap: spacing(1),
        paddingBlock: spacing(1),
      },
      '& tbody tr[data-part="row"] > *': { padding: 0 },
      '& [data-cell="date"]': { gridArea: 'date' },
      '& [data-cell="type"]': { gridArea: 'type' },
      '& [data-cell="state"]': { gridArea: 'state' },
      '& [data-cell="tools"]': { gridArea: 'tools' },
    },
  },
});

const listStyles = <GlobalStyles styles={look} />;

type BlockProps = {
  lines: readonly PlacedLine[];
  index: number;
  /** In CSS pixels, while it isn't rendered. */
  gap: number | null;
  /** Called when a gap comes near the screen. */
  onNear: (index: number) => void;
  open: ReadonlySet<string>;
  /** Whether the table has a column for states. */
  hasStates: boolean;
  acts: DocumentActs;
};

/**
 * Some rows, or a gap of their height. Its element stays the same: a new one among its siblings would let the browser style
 * all rows of the table again.
 */
const Block = memo(({ lines, index, gap, onNear, open, hasStates, acts }: BlockProps) => {
  const near = useCallback(() => onNear(index), [onNear, index]);
  const place = useNear<HTMLTableSectionElement>(near, '1500px 0px', gap !== null);
  return gap !== null ? (
    <tbody ref={place} aria-hidden style={{ blockSize: gap }} />
  ) : (
    <tbody ref={place} {...tableRoles.rowgroup}>
      <DocumentRows lines={lines} open={open} hasStates={hasStates} acts={acts} />
    </tbody>
  );
});
Block.displayName = 'Block';

/** The documents: three look like three thousand, whose rows are rendered little by little. */
export const DocumentList = ({ lines }: { lines: readonly DocumentLine[] }) => {
  const { t } = useTranslation('documents');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const fileCodeOf = useFileCode();
  const show = useAction(showDocumentAction);
  const expect = useAction(expectDocumentAction);
  const save = useSaveDocument();
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const latest: DocumentActs = {
    show: ({ link, name: known, date }) => {
      const fileCode = fileCodeOf(link);
      // Documents of a kind differ by their date alone.
      if (fileCode !== null) show({ fileCode, title: known ?? t('list.untitled'), ...(date !== '' && { day: date }) });
    },
    download: ({ link }) => {
      const fileCode = fileCodeOf(link);
      return fileCode === null ? Promise.resolve() : save(fileCode);
    },
    hasFile: ({ link }) => fileCodeOf(link) !== null,
    toggle: ({ id }) => {
      toggle(id);
    },
  };
  const own = useRef(latest);
  useLayoutEffect(() => {
    own.current = latest;
  });
  // The same object for good, so that no row is rendered again while others come and go.
  const [acts] = useState<DocumentActs>(() => ({
    show: (line) => {
      own.current.show(line);
    },
    download: (line) => own.current.download(line),
    hasFile: latest.hasFile,
    toggle: (line) => {
      own.current.toggle(line);
    },
  }));
  // Most documents have been read, and have no special state.
  const hasStates = lines.some(({ state, isReplaced, isUnread }) => isUnread || state !== null || isReplaced);
  const { blocks, rowCount } = useMemo(() => {
    const all = placed(lines);
    const blockOf = (_: unknown, block: number) => all.slice(block * blockSize, (block + 1) * blockSize);
    return {
      blocks: Array.from({ length: Math.ceil(lines.length / blockSize) }, blockOf),
      rowCount: all.at(-1)?.row ?? 1,
    };
  }, [lines]);
  const { isRendered, render } = useBlocks(lines.length);
  const table = useRef<HTMLTableElement>(null);
  const [heights, setHeights] = useState(usualHeights);
  useLayoutEffect(() => {
    const begun = table.current?.tBodies[0];
    if (begun === undefined) return;
    setHeights({
      row: measure(begun, 'row') ?? usualHeights.row,
      year: measure(begun, 'year') ?? usualHeights.year,
    });
  }, []);
  return (
    <>
      {listStyles}
      <Box
        component="table"
        ref={table}
        data-list="documents"
        {...tableRoles.table}
        aria-rowcount={rowCount}
        data-states={hasStates}
        onPointerOver={expect}
        onFocus={expect}
      >
        <VisuallyHidden as="caption">{t('list.caption')}</VisuallyHidden>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row} aria-rowindex={1}>
            <th {...tableRoles.columnheader} scope="col" data-cell="date">
              {t('list.date')}
            </th>
            <th {...tableRoles.columnheader} scope="col" data-cell="type">
              {t('list.type')}
            </th>
            {hasStates ? (
              <th {...tableRoles.columnheader} scope="col" data-cell="state">
                {t('list.state')}
              </th>
            ) : null}
            <th {...tableRoles.columnheader} scope="col" data-cell="tools">
              {t('list.file')}
            </th>
          </tr>
        </thead>
        {blocks.map((block, index) => (
          <Block
            key={index}
            lines={block}
            index={index}
            gap={isRendered(index) ? null : heightOf(block, heights)}
            onNear={render}
            open={open}
            hasStates={hasStates}
            acts={acts}
          />
        ))}
      </Box>
    </>
  );
};
