import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AccountYearLine } from '#contract/derivation.ts';
import { formatAmount, formatPercent } from '#kernel/money.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Nobody has an account for longer; whatever a provider sends beyond is not drawn. */
const mostYears = 120;

const Room = styled('div')({ containerType: 'inline-size' });

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& caption': {
    captionSide: 'top',
    paddingBlockEnd: theme.spacing(0.5),
    textAlign: 'start',
    color: theme.palette.text.secondary,
  },
  '& th, & td': { padding: theme.spacing(0.75, 0, 0.75, 1.5), textAlign: 'end', verticalAlign: 'baseline' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& thead th:first-of-type': { inlineSize: '4em' },
  '& thead th': {
    verticalAlign: 'bottom',
    color: theme.palette.text.secondary,
    fontWeight: theme.typography.fontWeightMedium,
    hyphens: 'auto',
  },
  '& td': { whiteSpace: 'nowrap' },
  '& td small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
  '& tbody th, & [data-closing]': { fontWeight: theme.typography.fontWeightMedium },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.palette.divider}` },
  '& [data-group] th': { paddingBlockStart: theme.spacing(2), color: theme.palette.text.secondary },
  // With little room each year is a small list: its balance beside it, what made it beneath.
  '@container (max-width: 33rem)': {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden' },
    '& caption': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.spacing(2),
      paddingBlock: theme.spacing(1),
    },
    '& th, & td': { padding: theme.spacing(0.125, 0) },
    '& td': { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2) },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: theme.palette.text.secondary,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
    '& td small': { display: 'none' },
    '& td[data-closing]': { gridColumn: 2, gridRow: 1 },
    '& td[data-nothing]': { display: 'none' },
    '& [data-group] th': { gridColumn: '1 / -1', paddingBlockStart: theme.spacing(1) },
  },
  '@media print': {
    ...theme.typography.caption,
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { paddingBlock: theme.spacing(0.375) },
    '& td small': { display: 'inline', marginInlineStart: theme.spacing(0.75) },
  },
}));

/** An amount of a year in CHF, with a note or none; on a phone it says what it is, and zero is left out. */
const amountCell = (label: string, amount: number, note?: string) => (
  <td
    {...tableRoles.cell}
    data-label={note === undefined ? label : `${label} ${note}`}
    data-nothing={amount === 0 || undefined}
  >
    {formatAmount(amount)}
    {note === undefined ? null : <small>{note}</small>}
  </td>
);

/** Whether a year does no more than bring in what the account begins with, such as on its last day. */
const onlyBegins = (year: AccountYearLine): boolean =>
  year.opening === 0 && year.interest === 0 && year.memberCredits === 0 && year.employerCredits === 0;

/**
 * The years to show. A first year that only brings in what the account begins with is left out: the year after it opens
 * with that sum, and nobody reads of an empty account in the midst of an insurance.
 */
const yearsShown = (years: readonly AccountYearLine[]): readonly AccountYearLine[] => {
  const [first] = years;
  const begun = first !== undefined && years.length > 1 && onlyBegins(first) ? years.slice(1) : years;
  return begun.slice(0, mostYears);
};

/** Props of {@link YearsTable}. */
export type YearsTableProps = { years: readonly AccountYearLine[]; caption: string };

/** The account year by year: interest, contributions, what came and went, and what there was in the end. */
export const YearsTable = ({ years, caption }: YearsTableProps) => {
  const { t } = useTranslation('calculation');
  const shown = yearsShown(years);
  const [first] = shown;
  if (first === undefined) return null;
  const moved = shown.some(({ movements }) => movements !== 0);
  const columns = moved ? 6 : 5;
  const groups = [
    { key: 'past', heading: t('years.past'), rows: shown.filter(({ projected }) => !projected) },
    { key: 'projected', heading: t('years.projected'), rows: shown.filter(({ projected }) => projected) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Room>
      <Table {...tableRoles.table}>
        <caption>
          <VisuallyHidden>{caption}. </VisuallyHidden>
          {t('years.inChf')}
        </caption>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnheader} scope="col">
              {t('years.year')}
            </th>
            <th {...tableRoles.columnheader} scope="col">
              {t('years.interest')}
            </th>
            <th {...tableRoles.columnheader} scope="col">
              {t('years.memberCredits')}
            </th>
            <th {...tableRoles.columnheader} scope="col">
              {t('years.employerCredits')}
            </th>
            {moved ? (
              <th {...tableRoles.columnheader} scope="col">
                {t('years.movements')}
              </th>
            ) : null}
            <th {...tableRoles.columnheader} scope="col">
              {t('years.closing')}
            </th>
          </tr>
        </thead>
        {groups.map(({ key, heading, rows }, index) => (
          <tbody key={key} {...tableRoles.rowgroup}>
            {groups.length < 2 && key === 'past' ? null : (
              <tr {...tableRoles.row} data-group>
                <th {...tableRoles.rowheader} scope="rowgroup" colSpan={columns}>
                  {heading}
                </th>
              </tr>
            )}
            {index === 0 ? (
              <tr {...tableRoles.row}>
                <th {...tableRoles.rowheader} scope="row" colSpan={columns - 1}>
                  {t('years.opening')}
                </th>
                <td {...tableRoles.cell} data-closing>
                  {formatAmount(first.opening)}
                </td>
              </tr>
            ) : null}
            {rows.map((year, row) => (
              <tr key={row} {...tableRoles.row}>
                <th {...tableRoles.rowheader} scope="row">
                  {year.year}
                </th>
                {amountCell(
                  t('years.interest'),
                  year.interest,
                  t('years.atRate', { percent: formatPercent(year.interestRate) }),
                )}
                {amountCell(t('years.memberCredits'), year.memberCredits)}
                {amountCell(t('years.employerCredits'), year.employerCredits)}
                {moved ? amountCell(t('years.movements'), year.movements) : null}
                <td {...tableRoles.cell} data-closing>
                  {formatAmount(year.closing)}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Room>
  );
};
