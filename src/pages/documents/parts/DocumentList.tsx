import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#state/kernel/atoms.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { showDocumentAction } from '../atoms.ts';
import type { DocumentLine } from '../view.ts';
import { DocumentRows, type DocumentActs } from './DocumentRows.tsx';
import { useDownload, useFileCode } from './use-download.ts';
import { blockSize, useWindow } from './use-window.ts';

/** All rows are styled here, because a style of its own for each would take too long. On a phone a row has two lines. */
const look = ({ palette, spacing, typography, breakpoints }: Theme) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse' as const,
  tableLayout: 'fixed' as const,
  '& th, & td': {
    textAlign: 'start' as const,
    verticalAlign: 'middle' as const,
    padding: spacing(1, 1),
    fontWeight: typography.fontWeightRegular,
    overflowWrap: 'anywhere' as const,
  },
  '& thead th': { ...typography.body2, color: palette.text.secondary },
  '& tbody tr': { borderBlockStart: `1px solid ${palette.divider}` },
  '& tbody tr[data-part="more"]': { borderBlockStart: 0 },
  '& [data-cell="date"]': { inlineSize: '7.5rem', fontVariantNumeric: 'tabular-nums' },
  '& [data-cell="state"]': { inlineSize: '9rem' },
  '& [data-cell="tools"]': { inlineSize: '6.5rem', textAlign: 'end' as const, whiteSpace: 'nowrap' as const },
  '& tr[data-unread="true"] [data-cell="date"], & tr[data-unread="true"] [data-cell="type"]': {
    fontWeight: typography.fontWeightMedium,
  },
  [breakpoints.down('sm')]: {
    display: 'block',
    '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody': { display: 'block' },
    '& tbody tr[data-part="row"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"type tools" "date tools" "state tools"',
      alignItems: 'center',
      paddingBlock: spacing(1),
    },
    '& tbody tr[data-part="more"]': { display: 'block' },
    '& tbody tr[data-part="more"] td': { display: 'block' },
    '& tbody tr[data-part="row"] > *': { display: 'block', inlineSize: 'auto', padding: 0 },
    '& [data-cell="date"]': { gridArea: 'date' },
    '& [data-cell="type"]': { gridArea: 'type' },
    '& [data-cell="state"]': { gridArea: 'state', '&:not(:empty)': { paddingBlockStart: spacing(0.5) } },
    '& [data-cell="tools"]': { gridArea: 'tools' },
  },
});

/** A document's state, such as that a newer one has taken its place. */
const pillOf = (state: string) => <Chip variant="soft" color="warning" size="small" label={state} />;

/** The documents, of which only those near the screen are rendered: three look like three thousand. */
export const DocumentList = ({ lines }: { lines: readonly DocumentLine[] }) => {
  const { t } = useTranslation('documents');
  const { isShown, heightOf, refOf } = useWindow();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const fileCodeOf = useFileCode();
  const show = useAction(showDocumentAction);
  const download = useDownload();
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const acts: DocumentActs = {
    show: ({ link, type }) => {
      const fileCode = fileCodeOf(link);
      if (fileCode !== null) show({ fileCode, title: type ?? t('list.untitled') });
    },
    download: ({ link }) => {
      const fileCode = fileCodeOf(link);
      return fileCode === null ? Promise.resolve() : download(fileCode);
    },
    hasFile: ({ link }) => fileCodeOf(link) !== null,
    toggle: ({ id }) => {
      toggle(id);
    },
  };
  const blocks = Array.from({ length: Math.ceil(lines.length / blockSize) }, (_, block) => block);
  return (
    <Box component="table" {...tableRoles.table} aria-rowcount={lines.length + 1} sx={look}>
      <VisuallyHidden as="caption">{t('list.caption')}</VisuallyHidden>
      <thead {...tableRoles.rowgroup}>
        <tr {...tableRoles.row} aria-rowindex={1}>
          <th {...tableRoles.columnheader} scope="col" data-cell="date">
            {t('list.date')}
          </th>
          <th {...tableRoles.columnheader} scope="col" data-cell="type">
            {t('list.type')}
          </th>
          <th {...tableRoles.columnheader} scope="col" data-cell="state">
            {t('list.state')}
          </th>
          <th {...tableRoles.columnheader} scope="col" data-cell="tools">
            {t('list.file')}
          </th>
        </tr>
      </thead>
      {blocks.map((block) => (
        <tbody key={block} ref={refOf(block)} data-block={block} {...tableRoles.rowgroup}>
          {isShown(block) ? (
            <DocumentRows
              lines={lines.slice(block * blockSize, (block + 1) * blockSize)}
              first={block * blockSize}
              open={open}
              acts={acts}
              pillOf={pillOf}
            />
          ) : (
            <tr aria-hidden style={{ display: 'block', blockSize: heightOf(block) }} />
          )}
        </tbody>
      ))}
    </Box>
  );
};
