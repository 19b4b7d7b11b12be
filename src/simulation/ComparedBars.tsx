import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { barFill, markSx, type BarLook } from '#ui/bar-fill.ts';
import { ShownBars, type BarRow } from './bar-rows.ts';
import { BarRows } from './BarRows.tsx';
import { perMonthBeforeAhv, type ComparedIncomes } from './compared-figures.ts';
import { useFigureNames, type AhvKind } from './figure-names.ts';
import { francsOf, toFrancs } from './rough.ts';

/** What is compared, by the names of the columns. */
export type NamedResult = { readonly name: string; readonly result: SimulationResult };

type ComparedBarsProps = {
  incomes: ComparedIncomes<NamedResult>;
  ahv: AhvKind;
};

const titled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, marginBlockEnd: 1 } as const;

const legendSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
  color: 'text.secondary',
} as const;

/**
 * All pensions a month of what is compared, one bar each, with by how much it differs from the first one and what comes before
 * the AHV pension begins.
 */
export const ComparedBars = ({ incomes: { withAhv, each }, ahv }: ComparedBarsProps) => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  const figureName = useFigureNames();
  const [first] = each;
  const noteOf = ({ amount, pensions }: (typeof each)[number]): string => {
    const difference = toFrancs(amount) - toFrancs(first?.amount ?? amount);
    const before = withAhv ? perMonthBeforeAhv(pensions) : null;
    return [
      ...(difference === 0
        ? []
        : [
            t(difference > 0 ? 'scenarios:compared.more' : 'scenarios:compared.less', {
              amount: francsOf(Math.abs(difference)),
            }),
          ]),
      ...(before === null ? [] : [t('retirement.beforeAhv', { amount: francsOf(before) })]),
    ].join(' · ');
  };
  const rows = each.map((income): BarRow => {
    const { of, amount, pensions } = income;
    const { perMonthOfFund: fund } = pensions;
    return {
      name: of.name,
      total: francsOf(amount),
      note: noteOf(income),
      // The legend names them, and the table has the amounts.
      parts: [
        { key: 'pension', name: '', text: '', value: fund, look: 'first' },
        ...(withAhv ? [{ key: 'ahv', name: '', text: '', value: amount - fund, look: 'second' as const }] : []),
      ],
    };
  });
  const legend: readonly { readonly look: BarLook; readonly name: string }[] = [
    { look: 'first', name: t('retirement.income.pension') },
    { look: 'second', name: t(ahv === 'Estimated' ? 'retirement.income.ahvEstimated' : 'retirement.income.ahv') },
  ];
  return (
    <Box sx={titled}>
      <Typography component="h4" sx={{ fontWeight: 'fontWeightMedium' }}>
        {figureName(withAhv ? 'totalWith' : 'totalWithout', ahv)}
      </Typography>
      {withAhv ? (
        <Box aria-hidden component="ul" sx={legendSx}>
          {legend.map(({ look, name }) => (
            <li key={look}>
              <Box component="span" sx={{ ...markSx, ...barFill(look), marginInlineEnd: 1 }} />
              {name}
            </li>
          ))}
        </Box>
      ) : null}
      <ShownBars value={rows}>
        <BarRows />
      </ShownBars>
    </Box>
  );
};
