import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { formatAmount, formatRate } from '#kernel/money.ts';
import { Panel } from '#detail/Panel.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { AtAge, Basis } from '../view.ts';
import { useAgeWords } from './age-words.ts';

/** From this many characters on, an amount may wrap; no real amount is that long, but the page must not overflow. */
const longAmount = 14;

/** In a narrower container rate and year are below capital and month instead of in their own columns. */
const narrow = '@container (max-width: 36rem)';

/** For the narrowest phones, so that the longest header fits. */
const narrowest = '@container (max-width: 19rem)';

/** A separate column, hidden in a narrow container. */
const apart = { [narrow]: { display: 'none' } } as const;

const cell = {
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  color: 'inherit',
  fontWeight: 'inherit',
  borderBlockStart: '1px solid',
  borderBlockEnd: 0,
  borderColor: 'divider',
  [narrow]: {
    px: 0.75,
    '&:first-of-type': { paddingInlineStart: 1 },
    '&:last-of-type': { paddingInlineEnd: 1 },
  },
  [narrowest]: { px: 0.25 },
} as const;
const headCell = {
  ...cell,
  verticalAlign: 'bottom',
  whiteSpace: 'normal',
  color: 'text.secondary',
  fontWeight: 'fontWeightMedium',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  borderBlockStart: 0,
} as const;
const ageCell = { textAlign: 'start', whiteSpace: 'normal', fontWeight: 'fontWeightMedium' } as const;
const long = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const shownRow = ({ tokens }: Theme) => ({
  backgroundColor: tokens.colour.primary.soft,
  color: tokens.colour.primary.onSoft,
  fontWeight: 700,
});

type BeneathProps = {
  children: ReactNode;
  stacked?: boolean;
  /** In a secondary colour if the contrast allows it. */
  quiet?: boolean;
};

/** Text below a figure or a header; `stacked` text is shown only while its column is hidden. */
const Beneath = ({ children, stacked = false, quiet = true }: BeneathProps) => (
  <Box
    component="small"
    sx={{
      display: stacked ? 'none' : 'block',
      fontSize: '0.8125rem',
      fontWeight: 'fontWeightRegular',
      color: quiet ? 'text.secondary' : 'inherit',
      [narrow]: { display: 'block' },
      [narrowest]: { fontSize: '0.75rem' },
    }}
  >
    {children}
  </Box>
);

const amount = (chf: number | null | undefined): string => (typeof chf === 'number' ? formatAmount(chf) : '–');
const rate = (percent: number | null | undefined): string => (typeof percent === 'number' ? formatRate(percent) : '–');

/** Whether one of a cell's amounts is too long for a column. */
const isLong = (...figures: readonly (number | null | undefined)[]): boolean =>
  figures.some((figure) => amount(figure).length >= longAmount);

type Figure = 'capital' | 'conversionRate' | 'pensionPerYear' | 'pensionPerMonth';

/** Which figures any row has; empty columns are omitted. */
const figuresIn = (rows: readonly AtAge[]) => {
  const has = (figure: Figure) => rows.some((row) => typeof row[figure] === 'number');
  return {
    date: rows.some(({ date }) => !isUnknownDate(date)),
    capital: has('capital'),
    rate: has('conversionRate'),
    perYear: has('pensionPerYear'),
    perMonth: has('pensionPerMonth'),
  };
};

/** The benefits for retiring at each age, as a table: capital, conversion rate, pension per year and per month. */
export const ByAgePanel = ({ rows, basis }: { rows: readonly AtAge[]; basis: Basis }) => {
  const { t } = useTranslation('retirement');
  const { t: shared } = useTranslation('detail');
  const { short } = useAgeWords();
  const id = useId();
  const has = figuresIn(rows);
  // Without the capital, the rate takes its column instead of going below it.
  const rateBeneath = has.rate && has.capital;
  const yearBeneath = has.perYear && has.perMonth;
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('byAge.title')}</SectionHeading>
      <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary', maxWidth: '60ch', textWrap: 'pretty' }}>
        {t('byAge.lead')}
      </Typography>
      {/* The highlighted row's background extends beyond its text, so that no figure is cut off. */}
      <TableContainer sx={{ containerType: 'inline-size', inlineSize: 'auto', mx: -1, overflow: 'visible' }}>
        <Table size="small" aria-labelledby={id}>
          <Box component="caption" sx={{ '&&': { padding: '0 8px 8px', textAlign: 'end' } }}>
            {t('byAge.unit')}
          </Box>
          <TableHead>
            <TableRow>
              <TableCell sx={[headCell, { textAlign: 'start' }]}>
                {shared('age')}
                {has.date ? <Beneath>{t('bars.from')}</Beneath> : null}
              </TableCell>
              {has.capital ? (
                <TableCell sx={headCell}>
                  {t('byAge.capital')}
                  {rateBeneath ? <Beneath stacked>{t('byAge.rate')}</Beneath> : null}
                </TableCell>
              ) : null}
              {has.rate ? <TableCell sx={[headCell, rateBeneath && apart]}>{t('byAge.rate')}</TableCell> : null}
              {has.perYear ? <TableCell sx={[headCell, yearBeneath && apart]}>{t('byAge.perYear')}</TableCell> : null}
              {has.perMonth ? (
                <TableCell sx={headCell}>
                  {t('byAge.perMonth')}
                  {yearBeneath ? <Beneath stacked>{shared('perYear')}</Beneath> : null}
                </TableCell>
              ) : null}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => {
              const shown = row.age === basis.age;
              return (
                <TableRow key={row.age} sx={[shown && shownRow]}>
                  <TableCell component="th" scope="row" sx={[cell, ageCell, shown && { fontWeight: 'inherit' }]}>
                    {short(row.age)}
                    {shown ? <VisuallyHidden> ({t('byAge.shown')})</VisuallyHidden> : null}
                    {isUnknownDate(row.date) ? null : <Beneath quiet={!shown}>{formatDate(row.date)}</Beneath>}
                  </TableCell>
                  {has.capital ? (
                    <TableCell sx={[cell, isLong(row.capital) && long]}>
                      {amount(row.capital)}
                      {rateBeneath ? (
                        <Beneath stacked quiet={!shown}>
                          {rate(row.conversionRate)}
                        </Beneath>
                      ) : null}
                    </TableCell>
                  ) : null}
                  {has.rate ? (
                    <TableCell sx={[cell, rateBeneath && apart]}>{rate(row.conversionRate)}</TableCell>
                  ) : null}
                  {has.perYear ? (
                    <TableCell sx={[cell, yearBeneath && apart, isLong(row.pensionPerYear) && long]}>
                      {amount(row.pensionPerYear)}
                    </TableCell>
                  ) : null}
                  {has.perMonth ? (
                    <TableCell sx={[cell, isLong(row.pensionPerMonth, row.pensionPerYear) && long]}>
                      {amount(row.pensionPerMonth)}
                      {yearBeneath ? (
                        <Beneath stacked quiet={!shown}>
                          {amount(row.pensionPerYear)}
                        </Beneath>
                      ) : null}
                    </TableCell>
                  ) : null}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
};
