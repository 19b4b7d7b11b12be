import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RetirementPage } from '#contract/pages.ts';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { formatAmount, formatPercent } from '#kernel/money.ts';
import { Panel } from '#detail/Panel.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { rowsByAge, type AtAge, type Basis } from '../prospect.ts';
import { useAgeWords } from './age-words.ts';

const Words = styled('p')(({ theme }) => ({
  margin: theme.spacing(1, 0, 2),
  color: theme.palette.text.secondary,
  maxInlineSize: '60ch',
  textWrap: 'pretty',
}));

/** The ground of the shown age reaches beyond the text's edge, so that all figures stand on it. */
const Room = styled('div')(({ theme }) => ({ containerType: 'inline-size', marginInline: theme.spacing(-1) }));

/** From this many characters on an amount may break: no pension reaches it, and the page must not grow. */
const longAmount = 14;

/** With little room rate and year stand beneath capital and month instead of in columns of their own. */
const narrow = '@container (max-width: 36rem)';

const Beneath = styled('small')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.palette.text.secondary,
}));

const Table = styled('table')(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& caption': {
    ...theme.typography.body2,
    textAlign: 'end',
    color: theme.palette.text.secondary,
    padding: theme.spacing(0, 1, 1),
  },
  '& th, & td': { padding: theme.spacing(1), textAlign: 'end', verticalAlign: 'baseline' },
  '& td': { whiteSpace: 'nowrap' },
  '& td[data-long]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': {
    verticalAlign: 'bottom',
    color: theme.palette.text.secondary,
    fontWeight: theme.typography.fontWeightMedium,
    hyphens: 'auto',
    overflowWrap: 'break-word',
  },
  '& tbody th': { fontWeight: theme.typography.fontWeightMedium },
  '& tbody tr > *': { borderBlockStart: `1px solid ${tokens.colour.border.hairline}` },
  '& [data-shown] > *': {
    fontWeight: 700,
    backgroundColor: tokens.colour.primary.soft,
    color: tokens.colour.primary.onSoft,
  },
  '& [data-shown] small': { color: 'inherit' },
  '& [data-beneath]': { display: 'none' },
  '& tbody tr': { breakInside: 'avoid' },
  [narrow]: {
    '& [data-column]': { display: 'none' },
    '& [data-beneath]': { display: 'block' },
    '& th, & td': { paddingInline: theme.spacing(0.75) },
    '& tr > :first-of-type': { paddingInlineStart: theme.spacing(1) },
    '& tr > :last-child': { paddingInlineEnd: theme.spacing(1) },
  },
  // On the narrowest phones the longest heading just fits.
  '@container (max-width: 19rem)': {
    '& th, & td': { paddingInline: theme.spacing(0.25) },
    '& small': { fontSize: '0.75rem' },
  },
}));

const amount = (chf: number | null | undefined): string => (typeof chf === 'number' ? formatAmount(chf) : '–');
const rate = (percent: number | null | undefined): string =>
  typeof percent === 'number' ? formatPercent(percent) : '–';

/** Whether one of a cell's amounts is longer than a column has room for. */
const isLong = (...figures: readonly (number | null | undefined)[]): true | undefined =>
  figures.some((figure) => amount(figure).length >= longAmount) || undefined;

type Figure = 'capital' | 'conversionRate' | 'annuityPerYear' | 'annuityPerMonth';

/** Which figures any row has; a column without any is left out. */
const figuresIn = (rows: readonly AtAge[]) => {
  const has = (figure: Figure) => rows.some((row) => typeof row[figure] === 'number');
  return {
    date: rows.some(({ date }) => !isUnknownDate(date)),
    capital: has('capital'),
    rate: has('conversionRate'),
    perYear: has('annuityPerYear'),
    perMonth: has('annuityPerMonth'),
  };
};

/**
 * What drawing at each age gives, as a table: capital, conversion rate, pension a year and a month. Nothing where the
 * provider sends none, which is beyond the specification.
 */
export const ByAgePanel = ({ page, basis }: { page: RetirementPage; basis: Basis }) => {
  const { t } = useTranslation('retirement');
  const { t: shared } = useTranslation('detail');
  const { short } = useAgeWords();
  const id = useId();
  const rows = rowsByAge(page);
  if (rows.length === 0 || page.retirementBox?.isVisible === false) return null;
  const has = figuresIn(rows);
  // Beside a column that is not there, what would stand beneath it has the column to itself.
  const rateBeneath = has.rate && has.capital;
  const yearBeneath = has.perYear && has.perMonth;
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('byAge.title')}</SectionHeading>
      <Words>{t('byAge.lead')}</Words>
      <Room>
        <Table aria-labelledby={id}>
          <caption>{t('byAge.unit')}</caption>
          <thead>
            <tr>
              <th scope="col">
                {shared('age')}
                {has.date ? <Beneath>{t('bars.from')}</Beneath> : null}
              </th>
              {has.capital ? (
                <th scope="col">
                  {t('byAge.capital')}
                  {rateBeneath ? <Beneath data-beneath>{t('byAge.rate')}</Beneath> : null}
                </th>
              ) : null}
              {has.rate ? (
                <th scope="col" data-column={rateBeneath || undefined}>
                  {t('byAge.rate')}
                </th>
              ) : null}
              {has.perYear ? (
                <th scope="col" data-column={yearBeneath || undefined}>
                  {t('byAge.perYear')}
                </th>
              ) : null}
              {has.perMonth ? (
                <th scope="col">
                  {t('byAge.perMonth')}
                  {yearBeneath ? <Beneath data-beneath>{shared('perYear')}</Beneath> : null}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const shown = row.age === basis.age;
              return (
                <tr key={row.age} data-shown={shown || undefined}>
                  <th scope="row">
                    {short(row.age)}
                    {shown ? <VisuallyHidden> ({t('byAge.shown')})</VisuallyHidden> : null}
                    {isUnknownDate(row.date) ? null : <Beneath>{formatDate(row.date)}</Beneath>}
                  </th>
                  {has.capital ? (
                    <td data-long={isLong(row.capital)}>
                      {amount(row.capital)}
                      {rateBeneath ? <Beneath data-beneath>{rate(row.conversionRate)}</Beneath> : null}
                    </td>
                  ) : null}
                  {has.rate ? <td data-column={rateBeneath || undefined}>{rate(row.conversionRate)}</td> : null}
                  {has.perYear ? (
                    <td data-column={yearBeneath || undefined} data-long={isLong(row.annuityPerYear)}>
                      {amount(row.annuityPerYear)}
                    </td>
                  ) : null}
                  {has.perMonth ? (
                    <td data-long={isLong(row.annuityPerMonth, row.annuityPerYear)}>
                      {amount(row.annuityPerMonth)}
                      {yearBeneath ? <Beneath data-beneath>{amount(row.annuityPerYear)}</Beneath> : null}
                    </td>
                  ) : null}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Room>
    </Panel>
  );
};
