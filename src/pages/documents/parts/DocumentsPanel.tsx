import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#detail/Panel.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { noSearch, searchAction, searchAtom } from '../atoms.ts';
import { foundIn, type DocumentsView } from '../view.ts';
import { DocumentList } from './DocumentList.tsx';

/** With fewer documents nobody needs a search. */
const worthSearching = 12;

/** Search, type and year; what they find is shown below as soon as the fields are. */
const SearchFields = ({ types, years }: Pick<DocumentsView, 'types' | 'years'>) => {
  const { t } = useTranslation('documents');
  const search = useValue(searchAtom);
  const change = useAction(searchAction);
  return (
    <Box
      component="search"
      aria-label={t('search.label')}
      sx={{
        display: 'grid',
        gap: 2,
        // On a phone type and year share a line, so that the first documents are on the screen.
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        alignItems: 'end',
        '@media print': { display: 'none' },
      }}
    >
      <SearchField
        label={t('search.text')}
        value={search.text}
        onChange={(event) => {
          change({ text: event.target.value });
        }}
      />
      <SelectField
        label={t('search.type')}
        emptyLabel={t('search.anyType')}
        options={types.map((type) => ({ value: type, label: type }))}
        value={search.type}
        onChange={(event) => {
          change({ type: event.target.value });
        }}
      />
      <SelectField
        label={t('search.year')}
        emptyLabel={t('search.anyYear')}
        options={years.map((year) => ({ value: year, label: year }))}
        value={search.year}
        onChange={(event) => {
          change({ year: event.target.value });
        }}
      />
    </Box>
  );
};

/** The unread count, the search, and the list. */
export const DocumentsPanel = ({ view: { lines, unread, types, years } }: { view: DocumentsView }) => {
  const { t } = useTranslation('documents');
  const wanted = useValue(searchAtom);
  const change = useAction(searchAction);
  // Typing comes first; the list follows.
  const search = useDeferredValue(wanted);
  const found = foundIn(lines, search);
  if (lines.length === 0) {
    return (
      <Panel>
        <Stack spacing={1}>
          <Typography variant="h2">{t('empty.title')}</Typography>
          <Typography>{t('empty.text')}</Typography>
        </Stack>
      </Panel>
    );
  }
  const isSearched = lines.length >= worthSearching;
  return (
    <Panel component="div">
      <Stack spacing={3}>
        <Typography variant="h2" component="p">
          {unread === 0 ? t('unread.none') : t('unread.some', { count: unread })}
        </Typography>
        {isSearched ? <SearchFields types={types} years={years} /> : null}
        {isSearched ? (
          <Typography component="output" variant="body2" color="textSecondary">
            {found.length === 0 ? t('search.none') : t('search.found', { count: found.length })}
          </Typography>
        ) : null}
        {found.length === 0 ? (
          <Box>
            <Button
              variant="outlined"
              onClick={() => {
                change(noSearch);
              }}
            >
              {t('search.reset')}
            </Button>
          </Box>
        ) : (
          <DocumentList lines={found} />
        )}
      </Stack>
    </Panel>
  );
};
