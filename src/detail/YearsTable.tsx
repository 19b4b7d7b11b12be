import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { AccountYearLine } from '#contract/derivation.ts';
import { formatAmount } from '#kernel/money.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { YearRow } from './YearRow.tsx';
import { yearsShown } from './years-shown.ts';
import { block, closingCell, headCell, hiddenHead, nameCell, narrowYears, row } from './years-table-style.ts';

type YearsTableProps = { years: readonly AccountYearLine[]; caption: string };

/** The account year by year: interest, contributions, other movements and closing balance. */
export const YearsTable = ({ years, caption }: YearsTableProps) => {
  const { t } = useTranslation('calculation');
  const shown = yearsShown(years);
  const [first] = shown;
  if (first === undefined) return null;
  const moved = shown.some(({ movements }) => movements !== 0);
  const waived = shown.some(({ waivedCredits }) => (waivedCredits ?? 0) !== 0);
  const heads = [
    t('years.year'),
    t('years.interest'),
    t('years.memberCredits'),
    t('years.employerCredits'),
    ...(waived ? [t('years.waivedCredits')] : []),
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
                      [narrowYears]: { gridColumn: '1 / -1', paddingBlockStart: 1 },
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
              <YearRow key={at} year={year} waived={waived} moved={moved} />
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
};
