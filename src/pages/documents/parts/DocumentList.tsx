import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveDocument } from '#detail/save-document.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { expectViewer } from '#ui/pdf/fetch-pages.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { showDocumentAction } from '../atoms.ts';
import type { DocumentLine } from '../view.ts';
import { DocumentRows, type DocumentActs } from './DocumentRows.tsx';
import { useFileCode } from './use-file-code.ts';
import { blockSize, useWindow } from './use-window.ts';

/**
 * All rows are styled here, because a style of its own for each would take too long. Rows are grids and blocks of them are
 * contained, so that a block that comes or goes leaves the layout of all others alone. On a phone a row has three lines.
 */
const look = ({ palette, spacing, typography, breakpoints, tokens }: Theme) => ({
  display: 'block',
  '& thead, & tbody': { display: 'block' },
  '& tbody': { contain: 'layout style' },
  '& tr': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr) 5.5rem', alignItems: 'center' },
  '&[data-states="true"] tr': { gridTemplateColumns: '6.5rem minmax(0, 1fr) 8.5rem 5.5rem' },
  '& tr[data-part="more"]': { display: 'block' },
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
    // Not at the label, which may begin a line.
    marginInlineEnd: spacing(1),
    color: palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& [data-look="tool"]': {
    inlineSize: 40,
    blockSize: 40,
    padding: '9px',
    borderRadius: '50%',
    verticalAlign: 'middle',
    color: palette.text.secondary,
    '@media (hover: hover)': { '&:hover': { backgroundColor: palette.action.hover } },
    '&[aria-expanded]': { marginInlineEnd: '-9px' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
  '& [data-look="tool"] svg': {
    display: 'block',
    inlineSize: 22,
    blockSize: 22,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  },
  '& [data-look="new"], & [data-look="state"]': {
    display: 'inline-block',
    padding: spacing(0.125, 1),
    borderRadius: '12px',
    fontSize: typography.body2.fontSize,
    fontWeight: typography.fontWeightMedium,
  },
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
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"type tools" "date tools" "state tools"',
      paddingBlock: spacing(1),
    },
    '& tbody tr[data-part="row"] > *': { padding: 0 },
    '& [data-cell="date"]': { gridArea: 'date' },
    '& [data-cell="type"]': { gridArea: 'type' },
    '& [data-cell="state"]': { gridArea: 'state', '&:not(:empty)': { paddingBlockStart: spacing(0.5) } },
    '& [data-cell="tools"]': { gridArea: 'tools' },
  },
});

type BlockProps = {
  lines: readonly DocumentLine[];
  index: number;
  /** In CSS pixels, if it isn't rendered. */
  height: number | null;
  take: (element: HTMLElement | null) => void;
  open: ReadonlySet<string>;
  /** Whether the table has a column for states. */
  hasStates: boolean;
  acts: DocumentActs;
};

/** Some rows, or a gap of their height. */
const Block = memo(({ lines, index, height, take, open, hasStates, acts }: BlockProps) =>
  height === null ? (
    <tbody ref={take} data-block={index} {...tableRoles.rowgroup}>
      <DocumentRows lines={lines} first={index * blockSize} open={open} hasStates={hasStates} acts={acts} />
    </tbody>
  ) : (
    <tbody ref={take} data-block={index} aria-hidden style={{ blockSize: height }} />
  ),
);
Block.displayName = 'Block';

/** The documents, of which only those near the screen are rendered: three look like three thousand. */
export const DocumentList = ({ lines }: { lines: readonly DocumentLine[] }) => {
  const { t } = useTranslation('documents');
  const { isShown, heightOf, refOf } = useWindow();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const fileCodeOf = useFileCode();
  const show = useAction(showDocumentAction);
  const save = useSaveDocument();
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const latest: DocumentActs = {
    show: ({ link, type, date }) => {
      const fileCode = fileCodeOf(link);
      const name = type ?? t('list.untitled');
      // Documents of a kind differ by their date alone.
      if (fileCode !== null) show({ fileCode, title: date === '' ? name : `${name}, ${date}` });
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
  // Most documents have no special state.
  const hasStates = lines.some(({ state }) => state !== null);
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(lines.length / blockSize) }, (_, block) =>
        lines.slice(block * blockSize, (block + 1) * blockSize),
      ),
    [lines],
  );
  return (
    <Box
      component="table"
      {...tableRoles.table}
      aria-rowcount={lines.length + 1}
      data-states={hasStates}
      onPointerOver={expectViewer}
      onFocus={expectViewer}
      sx={look}
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
          height={isShown(index) ? null : heightOf(index)}
          take={refOf(index)}
          open={open}
          hasStates={hasStates}
          acts={acts}
        />
      ))}
    </Box>
  );
};
