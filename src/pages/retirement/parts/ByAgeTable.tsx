import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { usePrinting } from '#ui/use-printing.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { AtAge, Basis } from '../view.ts';
import { useAgeWords } from './age-words.ts';
import { ageCell, cell, headCell, hidden, long, narrow, narrowest, shownRow } from './by-age-style.ts';
import { figureText, useColumns, type Column, type FigureLook } from './by-age-columns.ts';

/** From this many characters on, an amount may wrap; no real amount is that long, but the page must not overflow. */
const longAmount = 14;

type BeneathProps = {
  children: ReactNode;
  stacked?: boolean;
  /** In a secondary colour if the contrast allows it. */
  quiet?: boolean;
  /** On paper beside the text, so that the table takes fewer lines. */
  besideOnPaper?: boolean;
};

/** Text below a figure or a header; `stacked` text is shown only while its column is hidden. */
const Beneath = ({ children, stacked = false, quiet = true, besideOnPaper = false }: BeneathProps) => (
  <Box
    component="small"
    sx={{
      display: stacked ? 'none' : 'block',
      fontSize: '0.8125rem',
      fontWeight: 'fontWeightRegular',
      color: quiet ? 'text.secondary' : 'inherit',
      [narrow]: { display: 'block' },
      [narrowest]: { fontSize: '0.75rem' },
      ...(besideOnPaper && { '@media print': { display: 'inline', marginInlineStart: 1 } }),
    }}
  >
    {children}
  </Box>
);

type AgeRowProps = { row: AtAge; columns: readonly Column[]; shown: boolean } & FigureLook;

/** The benefits at an age; rendered anew only if they change, because the table follows a slider. */
const AgeRow = memo(({ row, columns, shown, isExact, isTried }: AgeRowProps) => {
  const { t } = useTranslation('retirement');
  const locale = useValue(localeAtom);
  const { short } = useAgeWords();
  return (
    <TableRow sx={[shown && shownRow]}>
      <TableCell component="th" scope="row" sx={[cell, ageCell, shown && { fontWeight: 'inherit' }]}>
        {short(row.age)}
        {shown ? <VisuallyHidden> ({t('byAge.shown')})</VisuallyHidden> : null}
        {row.date === null ? null : (
          <Beneath quiet={!shown} besideOnPaper>
            {formatDate(row.date)}
          </Beneath>
        )}
      </TableCell>
      {columns.map(({ figure, guest, apart = false }) => {
        const texts = [figure, ...(guest === undefined ? [] : [guest.figure])].map((each) =>
          figureText(row, each, locale, { isExact, isTried }),
        );
        return (
          <TableCell
            key={figure}
            sx={[cell, apart && hidden, texts.some(({ length }) => length >= longAmount) && long]}
          >
            {texts[0]}
            {guest === undefined ? null : (
              <Beneath stacked quiet={!shown}>
                {texts[1]}
              </Beneath>
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
});

/** The header of the figures and, in a narrow container, of their guests. */
const Head = memo(({ columns, dated }: { columns: readonly Column[]; dated: boolean }) => {
  const { t } = useTranslation('retirement');
  const { t: shared } = useTranslation('detail');
  return (
    <TableHead>
      <TableRow>
        <TableCell sx={[headCell, { textAlign: 'start' }]}>
          {shared('age')}
          {dated ? <Beneath besideOnPaper>{t('bars.from')}</Beneath> : null}
        </TableCell>
        {columns.map(({ figure, head, guest, apart = false }) => (
          <TableCell key={figure} sx={[headCell, apart && hidden]}>
            {head}
            {guest === undefined ? null : <Beneath stacked>{guest.head}</Beneath>}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
});

type ByAgeTableProps = {
  rows: readonly AtAge[];
  /** The age that the page shows, which is highlighted. */
  basis: Basis;
  /** Whether the amounts are those of a trial. */
  isTried: boolean;
  /** Id of the table's name. */
  labelledBy: string;
};

/** The benefits at each age, a row each: capital, conversion rate, pension per year and per month. */
export const ByAgeTable = ({ rows, basis, isTried, labelledBy }: ByAgeTableProps) => {
  const { t } = useTranslation('retirement');
  const columns = useColumns(rows);
  const isExact = usePrinting();
  const dated = rows.some(({ date }) => date !== null);
  return (
    // The highlighted row's background extends beyond its text, so that no figure is cut off.
    <TableContainer sx={{ containerType: 'inline-size', inlineSize: 'auto', mx: -1, overflow: 'visible' }}>
      <Table size="small" aria-labelledby={labelledBy}>
        <Box component="caption" sx={{ '&&': { padding: '0 8px 8px', textAlign: 'end' } }}>
          {t(isExact ? 'byAge.unit' : 'byAge.unitRounded')}
        </Box>
        <Head columns={columns} dated={dated} />
        <TableBody>
          {rows.map((row) => (
            <AgeRow
              key={row.age}
              row={row}
              columns={columns}
              shown={row.age === basis.age}
              isExact={isExact}
              isTried={isTried}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
