import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AccountYearLine } from '#contract/derivation.ts';
import { formatAmount, formatPercent } from '#kernel/money.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Nobody has an account for longer than this; further years are not shown. */
const maxYears = 120;

/** In a narrower container each year becomes a small list: the balance next to the year, its parts below. */
const narrow = '@container (max-width: 33rem)';

const block = { [narrow]: { display: 'block' } } as const;
const row = {
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    py: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
} as const;
const cell = {
  py: 0.75,
  paddingInline: '12px 0',
  textAlign: 'end',
  verticalAlign: 'baseline',
  borderBlockEnd: 0,
  whiteSpace: 'nowrap',
  [narrow]: { py: 0.125, px: 0, border: 0 },
  '@media print': { typography: 'caption', py: 0.375 },
} as const;
const bodyCell = { ...cell, borderBlockStart: '1px solid', borderColor: 'divider' } as const;
const headCell = { ...cell, verticalAlign: 'bottom', whiteSpace: 'normal', hyphens: 'auto' } as const;
const nameCell = { ...bodyCell, paddingInlineStart: 0, textAlign: 'start', fontWeight: 'fontWeightMedium' } as const;
const closingCell = {
  ...bodyCell,
  fontWeight: 'fontWeightMedium',
  [narrow]: { ...cell[narrow], gridColumn: 2, gridRow: 1 },
} as const;
const hiddenHead = { [narrow]: visuallyHidden } as const;
/** In the narrow layout an amount's label is at the start of its line. */
const labelled = {
  [narrow]: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    '&::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
} as const;

/** A year's amount in CHF with an optional note; the narrow layout adds its label and hides zero. */
const amountCell = (label: string, amount: number, note?: string) => (
  <TableCell
    {...tableRoles.cell}
    data-label={note === undefined ? label : `${label} ${note}`}
    sx={[bodyCell, labelled, amount === 0 && { [narrow]: { display: 'none' } }]}
  >
    {formatAmount(amount)}
    {note === undefined ? null : (
      <Typography
        component="small"
        variant="caption"
        sx={{
          display: 'block',
          color: 'text.secondary',
          [narrow]: { display: 'none' },
          '@media print': { display: 'inline', marginInlineStart: 0.75 },
        }}
      >
        {note}
      </Typography>
    )}
  </TableCell>
);

/** Whether a year has only transfers into the account, such as when the insurance starts on its last day. */
const onlyBegins = (year: AccountYearLine): boolean =>
  year.opening === 0 && year.interest === 0 && year.memberCredits === 0 && year.employerCredits === 0;

/**
 * The years to show. Skips a first year with nothing but the initial transfers, because the next year opens with that
 * sum and an almost empty row would only raise questions.
 */
const yearsShown = (years: readonly AccountYearLine[]): readonly AccountYearLine[] => {
  const [first] = years;
  const shown = first !== undefined && years.length > 1 && onlyBegins(first) ? years.slice(1) : years;
  return shown.slice(0, maxYears);
};

/** Props of {@link YearsTable}. */
export type YearsTableProps = { years: readonly AccountYearLine[]; caption: string };

/** The account year by year: interest, contributions, other movements and closing balance. */
export const YearsTable = ({ years, caption }: YearsTableProps) => {
  const { t } = useTranslation('calculation');
  const shown = yearsShown(years);
  const [first] = shown;
  if (first === undefined) return null;
  const moved = shown.some(({ movements }) => movements !== 0);
  const heads = [
    t('years.year'),
    t('years.interest'),
    t('years.memberCredits'),
    t('years.employerCredits'),
    ...(moved ? [t('years.movements')] : []),
    t('years.closing'),
  ];
  const groups = [
    { key: 'past', heading: t('years.past'), rows: shown.filter(({ projected }) => !projected) },
    { key: 'projected', heading: t('years.projected'), rows: shown.filter(({ projected }) => projected) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <TableContainer sx={{ containerType: 'inline-size', overflow: 'visible' }}>
      <Table {...tableRoles.table} sx={[{ tableLayout: 'fixed' }, block]}>
        <Box component="caption" sx={block}>
          <VisuallyHidden>{caption}. </VisuallyHidden>
          {t('years.inChf')}
        </Box>
        <TableHead {...tableRoles.rowgroup} sx={hiddenHead}>
          <TableRow {...tableRoles.row}>
            {heads.map((head, index) => (
              <TableCell
                key={head}
                {...tableRoles.columnheader}
                sx={[headCell, index === 0 && { paddingInlineStart: 0, textAlign: 'start', inlineSize: '4em' }]}
              >
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map(({ key, heading, rows }, index) => (
          <TableBody key={key} {...tableRoles.rowgroup} sx={block}>
            {groups.length < 2 && key === 'past' ? null : (
              <TableRow {...tableRoles.row} sx={row}>
                <TableCell
                  {...tableRoles.rowheader}
                  component="th"
                  scope="rowgroup"
                  colSpan={heads.length}
                  sx={[
                    nameCell,
                    {
                      paddingBlockStart: 2,
                      color: 'text.secondary',
                      [narrow]: { gridColumn: '1 / -1', paddingBlockStart: 1 },
                    },
                  ]}
                >
                  {heading}
                </TableCell>
              </TableRow>
            )}
            {index === 0 ? (
              <TableRow {...tableRoles.row} sx={row}>
                <TableCell
                  {...tableRoles.rowheader}
                  component="th"
                  scope="row"
                  colSpan={heads.length - 1}
                  sx={nameCell}
                >
                  {t('years.opening')}
                </TableCell>
                <TableCell {...tableRoles.cell} sx={closingCell}>
                  {formatAmount(first.opening)}
                </TableCell>
              </TableRow>
            ) : null}
            {rows.map((year, at) => (
              <TableRow key={at} {...tableRoles.row} sx={row}>
                <TableCell {...tableRoles.rowheader} component="th" scope="row" sx={nameCell}>
                  {year.year}
                </TableCell>
                {amountCell(
                  t('years.interest'),
                  year.interest,
                  t('years.atRate', { percent: formatPercent(year.interestRate) }),
                )}
                {amountCell(t('years.memberCredits'), year.memberCredits)}
                {amountCell(t('years.employerCredits'), year.employerCredits)}
                {moved ? amountCell(t('years.movements'), year.movements) : null}
                <TableCell {...tableRoles.cell} sx={closingCell}>
                  {formatAmount(year.closing)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
};
