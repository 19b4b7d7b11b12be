import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AccountYearLine } from '#contract/derivation.ts';
import { formatAmount, formatRate } from '#kernel/money.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { bodyCell, closingCell, labelled, nameCell, narrowYears, row } from './years-table-style.ts';

/** A year's amount in CHF with an optional note; the narrow layout adds its label and hides zero. */
const AmountCell = ({ label, amount, note }: { label: string; amount: number; note?: string }) => (
  <TableCell
    {...tableRoles.cell}
    data-label={note === undefined ? label : `${label} ${note}`}
    sx={[bodyCell, labelled, amount === 0 && { [narrowYears]: { display: 'none' } }]}
  >
    {formatAmount(amount)}
    {note === undefined ? null : (
      <Typography
        component="small"
        variant="caption"
        sx={{
          display: 'block',
          color: 'text.secondary',
          [narrowYears]: { display: 'none' },
          '@media print': { display: 'inline', marginInlineStart: 0.75 },
        }}
      >
        {note}
      </Typography>
    )}
  </TableCell>
);

type YearRowProps = {
  year: AccountYearLine;
  /** Whether the table has a column of credits without contributions. */
  waived: boolean;
  /** Whether the table has a column of other movements. */
  moved: boolean;
};

/** One year of the account: interest, contributions, other movements and closing balance. */
export const YearRow = ({ year, waived, moved }: YearRowProps) => {
  const { t } = useTranslation('calculation');
  const locale = useValue(localeAtom);
  return (
    <TableRow {...tableRoles.row} sx={row}>
      <TableCell {...tableRoles.rowheader} component="th" scope="row" sx={nameCell}>
        {year.year}
      </TableCell>
      <AmountCell
        label={t('years.interest')}
        amount={year.interest}
        note={t('years.atRate', { percent: formatRate(year.interestRate, locale) })}
      />
      <AmountCell label={t('years.memberCredits')} amount={year.memberCredits} />
      <AmountCell label={t('years.employerCredits')} amount={year.employerCredits} />
      {waived ? <AmountCell label={t('years.waivedCredits')} amount={year.waivedCredits ?? 0} /> : null}
      {moved ? <AmountCell label={t('years.movements')} amount={year.movements} /> : null}
      <TableCell {...tableRoles.cell} sx={closingCell}>
        {formatAmount(year.closing)}
      </TableCell>
    </TableRow>
  );
};
