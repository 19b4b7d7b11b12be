import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario, SimulationResult } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import { formatPercent, toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { useAgeText } from '#detail/age-text.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { comparedFigures, situationsOf, type ComparedFigure } from './compared-figures.ts';
import { FindingsList } from './FindingsList.tsx';
import { isKnown, useCompared, type Compared } from './use-compared.ts';

type ComparedScenariosProps = {
  /** The present one. */
  current: SimulationResult;
  /** Null where personal data are hidden: then the provider simulates. */
  basis: SimulationBasis | null;
  picked: readonly Scenario[];
};

const amountText = (amount: Centimes | null): string =>
  amount === null ? '–' : formatRough(toChf(amount)).replace(/^CHF\s/, '');

/** What of today's salary all pensions replace, in percent. */
const ratioOf = ({ pensions }: SimulationResult): number | null => pensions?.after.ratio ?? null;

const isBroken = ({ findings }: SimulationResult): boolean => findings.some(({ severity }) => severity === 'broken');

/** Kept scenarios next to the present one, figure by figure; on a phone the figures are below their names. */
export const ComparedScenarios = memo(({ current, basis, picked }: ComparedScenariosProps) => {
  const { t } = useTranslation(['simulation', 'calculation', 'scenarios', 'common']);
  const locale = useValue(localeAtom);
  const ageText = useAgeText();
  const id = useId();
  const { results: kept, retry } = useCompared(basis, picked);
  const results: readonly Compared[] = [current, ...kept];
  const hasFailed = kept.some((result) => result === 'failed' || result === 'again');
  const columns = [
    t('scenarios:compared.current'),
    ...picked.map(
      ({ name, keptAt }) =>
        name || t('scenarios:unnamed', { date: keptAt === null ? '' : formatDate(swissDay(keptAt)) }),
    ),
  ];
  const known = results.filter(isKnown);
  const cellsOf = (of: (result: SimulationResult) => string): readonly string[] =>
    results.map((result) => (isKnown(result) ? of(result) : result === 'failed' ? '–' : '…'));
  const nameOf = (figure: ComparedFigure): string =>
    figure === 'capital' || figure === 'total' ? t(`retirement.${figure}`) : t(`calculation:figures.${figure}`);
  const ratioText = (result: SimulationResult): string => {
    const ratio = ratioOf(result);
    return ratio === null ? '–' : formatPercent(Math.round(ratio), locale);
  };
  const rows = [
    {
      key: 'age',
      name: t('retirement.age'),
      cells: cellsOf(({ after: { retirement } }) => (retirement === null ? '–' : ageText(retirement.age))),
    },
    {
      key: 'savings',
      name: t('retirement.savings'),
      cells: cellsOf(({ after: { retirement } }) => amountText(retirement?.savings ?? null)),
    },
    ...comparedFigures(known.map((result) => situationsOf(result)[1])).map(({ figure, amounts }) => {
      const byResult = new Map(known.map((result, index) => [result, amounts[index] ?? null]));
      return {
        key: figure,
        name: nameOf(figure),
        cells: cellsOf((result) => amountText(byResult.get(result) ?? null)),
      };
    }),
    ...(known.some((result) => (ratioOf(result) ?? 0) > 0)
      ? [{ key: 'ratio', name: t('retirement.ratio'), cells: cellsOf(ratioText) }]
      : []),
    ...(known.some(isBroken)
      ? [
          {
            key: 'broken',
            name: t('severity.broken'),
            cells: cellsOf((result) => (isBroken(result) ? t('scenarios:compared.brokenYes') : '–')),
          },
        ]
      : []),
  ];
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={kept.some((each) => !isKnown(each) && each !== 'failed')}
      sx={{ display: 'grid', gap: 1.5, breakInside: 'avoid' }}
    >
      <SectionHeading id={id} level={3}>
        {t('scenarios:compared.title')}
      </SectionHeading>
      {hasFailed ? (
        <FailedNotice
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('common:retry')}
          onRetry={retry}
          retrying={kept.includes('again')}
        />
      ) : null}
      <FigureTable
        caption={t('scenarios:compared.title')}
        head={t('scenarios:compared.head')}
        columns={columns}
        alwaysStacks
        groups={[{ key: 'all', rows }]}
        whatIs={(name) => t('comparison.whatIs', { name })}
      />
      {/* Those of the present one are above. */}
      {kept.map((result, index) =>
        isKnown(result) ? (
          <FindingsList
            key={picked[index]?.id}
            title={t('scenarios:compared.remarks', { name: columns[index + 1] })}
            findings={result.findings}
            changes={picked[index]?.changes ?? {}}
          />
        ) : null,
      )}
    </Box>
  );
});
