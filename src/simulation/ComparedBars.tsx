import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { namedValue } from '#kernel/named-value.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { ShownBars, type BarRow } from './bar-rows.ts';
import { BarRows } from './BarRows.tsx';
import { hasAhv } from './compared-figures.ts';
import { useFigureNames, type AhvKind } from './figure-names.ts';
import { useFrancsOrDash, useFrancWords } from './on-paper.ts';
import { toFrancs } from './rough.ts';

type ComparedBarsProps = {
  /** What is compared, by the names of the columns. */
  scenarios: readonly { readonly name: string; readonly result: SimulationResult }[];
  ahv: AhvKind;
};

const titled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, marginBlockEnd: 1 } as const;

/** All pensions a month of what is compared, one bar each: with the AHV pension if all have one. Nothing if they are alike. */
export const ComparedBars = ({ scenarios, ahv }: ComparedBarsProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const figureName = useFigureNames();
  const words = useFrancWords();
  const orDash = useFrancsOrDash();
  const incomes = scenarios.flatMap(({ name, result: { after, pensions } }) =>
    pensions === null ? [] : [{ name, capital: after.retirement?.lumpSum ?? 0, pensions: pensions.after }],
  );
  const withAhv = incomes.every(({ pensions }) => hasAhv(pensions));
  const rows = incomes.map(({ name, capital, pensions }) => {
    const [fund, total] = [pensions.perMonthOfFund, withAhv ? pensions.perMonth : pensions.perMonthOfFund];
    const parts: BarRow['parts'] = [
      {
        key: 'pension',
        // Alone it is what the heading says.
        name: withAhv ? t('retirement.income.pension') : '',
        text: orDash(fund),
        value: fund,
        look: 'first',
      },
      ...(withAhv
        ? [
            {
              key: 'ahv',
              name: t(ahv === 'Estimated' ? 'retirement.income.ahvEstimated' : 'retirement.income.ahv'),
              text: words(total - fund),
              value: total - fund,
              look: 'second' as const,
            },
          ]
        : []),
    ];
    const lumpSum = capital === 0 ? [] : [namedValue(t('retirement.capital'), words(capital), locale)];
    return { amount: total, bar: { name, total: [orDash(total), ...lumpSum].join(' · '), parts } };
  });
  if (new Set(rows.map(({ amount }) => toFrancs(amount))).size < 2) return null;
  return (
    <Box sx={titled}>
      <Typography component="h4" sx={{ fontWeight: 'fontWeightMedium' }}>
        {figureName(withAhv ? 'totalWith' : 'totalWithout', ahv)}
      </Typography>
      <ShownBars value={rows.map(({ bar }) => bar)}>
        <BarRows />
      </ShownBars>
    </Box>
  );
};
