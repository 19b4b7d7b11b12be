import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseLocale, nameAmong, type Locale } from '#kernel/locale.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { tableRoles } from '#ui/table-roles.ts';
import type { DocumentLine, PlacedLine } from '../view.ts';

/** What can be done with a document. */
export type DocumentActs = {
  readonly show: (line: DocumentLine) => void;
  readonly download: (line: DocumentLine) => Promise<void>;
  readonly hasFile: (line: DocumentLine) => boolean;
  readonly toggle: (line: DocumentLine) => void;
};

type DocumentRowsProps = {
  lines: readonly PlacedLine[];
  /** The rows that are expanded, by id. */
  open: ReadonlySet<string>;
  /** Whether the table has a column for states. */
  hasStates: boolean;
  acts: DocumentActs;
};

type RowProps = { line: DocumentLine; acts: DocumentActs };

/** The further lines of an expanded row. */
const More = ({ line, acts, rowId, columns }: RowProps & { rowId: string; columns: number }) => {
  const { t } = useTranslation('documents');
  const [isLoading, setIsLoading] = useState(false);
  const facts = [
    line.isUnread ? t('list.isUnread') : t('list.isRead'),
    line.state === null ? null : t('list.stateIs', { state: line.state }),
  ].filter((fact) => fact !== null);
  const save = async (): Promise<void> => {
    setIsLoading(true);
    await acts.download(line);
    setIsLoading(false);
  };
  return (
    <tr {...tableRoles.row} data-part="more" id={rowId}>
      <td {...tableRoles.cell} colSpan={columns}>
        <Stack spacing={1.5} sx={{ paddingBlockEnd: 1.5 }}>
          {facts.map((fact) => (
            <Typography key={fact} variant="body2" color="textSecondary">
              {fact}
            </Typography>
          ))}
          {acts.hasFile(line) ? (
            <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Button
                variant="outlined"
                size="small"
                onClick={() => {
                  acts.show(line);
                }}
              >
                {t('list.open')}
              </Button>
              <Button
                variant="text"
                size="small"
                pending={isLoading}
                pendingLabel={t('list.loading')}
                onClick={() => void save()}
              >
                {t('list.download')}
              </Button>
            </Stack>
          ) : (
            <Typography variant="body2">{t('list.noFile')}</Typography>
          )}
        </Stack>
      </td>
    </tr>
  );
};

/** Says that a document is in another language than the page. */
const Language = ({ of }: { of: Locale }) => (
  <span data-look="language" lang={of}>
    {nameAmong([], of)}
  </span>
);

/**
 * Some rows of the list of documents. Their buttons and labels are plain elements that the table styles: rendered while
 * somebody scrolls, components with styles of their own would cost frames.
 */
export const DocumentRows = memo(({ lines, open, hasStates, acts }: DocumentRowsProps) => {
  const { t } = useTranslation('documents');
  const locale = useValue(localeAtom);
  return lines.map(({ line, row, year }) => {
    const name = line.name ?? t('list.untitled');
    const state = line.isReplaced ? t('list.replaced') : line.state;
    const spoken = { document: line.date === '' ? name : `${name}, ${line.date}` };
    const isOpen = open.has(line.id);
    const rowId = `document-${row}`;
    const columns = hasStates ? 4 : 3;
    const hasFile = acts.hasFile(line);
    return (
      <Fragment key={line.id}>
        {year === null ? null : (
          <tr {...tableRoles.row} aria-rowindex={row - 1} data-part="year">
            <th {...tableRoles.rowheader} scope="row" colSpan={columns}>
              {year === '' ? t('list.undated') : year}
            </th>
          </tr>
        )}
        <tr {...tableRoles.row} aria-rowindex={row} data-part="row" data-unread={line.isUnread}>
          <td {...tableRoles.cell} data-cell="date">
            {line.date === '' ? t('list.undated') : line.date}
          </td>
          <th {...tableRoles.rowheader} scope="row" data-cell="type">
            {hasFile ? (
              <button
                type="button"
                data-look="link"
                aria-label={t('list.openThis', spoken)}
                onClick={() => {
                  acts.show(line);
                }}
              >
                {name}
              </button>
            ) : (
              name
            )}
            {line.language === null || baseLocale(line.language) === baseLocale(locale) ? null : (
              <Language of={line.language} />
            )}
          </th>
          {hasStates ? (
            <td {...tableRoles.cell} data-cell="state">
              {line.isUnread ? <span data-look="new">{t('list.new')}</span> : null}
              {state === null ? null : <span data-look="state">{state}</span>}
            </td>
          ) : null}
          <td {...tableRoles.cell} data-cell="tools">
            {hasFile ? (
              <button
                type="button"
                data-look="tool"
                aria-label={t('list.downloadThis', spoken)}
                title={t('list.download')}
                onClick={() => void acts.download(line)}
              />
            ) : null}
            <button
              type="button"
              data-look="tool"
              aria-label={t('list.more', spoken)}
              aria-expanded={isOpen}
              {...(isOpen && { 'aria-controls': rowId })}
              onClick={() => {
                acts.toggle(line);
              }}
            />
          </td>
        </tr>
        {isOpen ? <More line={line} acts={acts} rowId={rowId} columns={columns} /> : null}
      </Fragment>
    );
  });
});
DocumentRows.displayName = 'DocumentRows';
