import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { toFrancs } from '#domain/close-amounts.ts';
import { namedValue } from '#kernel/named-value.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { barFill, markSx, type BarLook } from '#ui/bar-fill.ts';
import { ShownBars, type BarRow } from './bar-rows.ts';
import { BarRows } from './BarRows.tsx';
import { perMonthBeforeAhv, type ComparedIncomes } from './compared-figures.ts';
import { useFigureNames, type AhvKind } from './figure-names.ts';
import { useFrancsOrDash } from './on-paper.ts';
import { francsOf } from './rough.ts';

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
 * All pensions a month of what is compared, a bar each, from zero, so that the longer one is always the higher pension. Below
 * each stands by how much it differs from the first one, and what comes before the AHV pension begins.
 */
export const ComparedBars = ({ incomes: { withAhv, each }, ahv }: ComparedBarsProps) => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  const figureName = useFigureNames();
  const [first] = each;
  const words = useFrancsOrDash();
  const locale = useValue(localeAtom);
  const differenceOf = ({ amount }: (typeof each)[number]): string => {
    const difference = toFrancs(amount) - toFrancs(first?.amount ?? amount);
    return difference === 0
      ? ''
      : t(difference > 0 ? 'scenarios:compared.more' : 'scenarios:compared.less', {
          amount: francsOf(Math.abs(difference)),
        });
  };
  const noteOf = ({ of, pensions }: (typeof each)[number]): string => {
    const capital = of.result.after.retirement?.lumpSum ?? 0;
    const before = withAhv ? perMonthBeforeAhv(pensions) : null;
    return [
      // The bar doesn't show what is taken in its place.
      ...(pensions.perMonthOfFund > 0 || capital === 0
        ? []
        : [namedValue(t('retirement.capital'), francsOf(capital), locale)]),
      ...(before === null ? [] : [t('retirement.beforeAhv', { amount: francsOf(before) })]),
    ].join(' · ');
  };
  const rows = each.map((income): BarRow => {
    const { of, amount, pensions } = income;
    const { perMonthOfFund: fund } = pensions;
    return {
      name: of.name,
      total: words(amount),
      difference: differenceOf(income),
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
