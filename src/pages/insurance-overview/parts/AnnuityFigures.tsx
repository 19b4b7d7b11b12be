import { useTranslation } from 'react-i18next';
import type { InsuranceOverviewAnswer } from '#contract/pages.ts';
import { yearsAndMonths } from '#domain/age.ts';
import { dayOf, formatDate } from '#kernel/date.ts';
import { derivationOf } from '#domain/derivations.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import { isNumber } from '../reading.ts';
import { Meaning } from './BoxPart.tsx';

type Annuity = NonNullable<NonNullable<InsuranceOverviewAnswer['regularRetirement']>['pension']>;

/** Props of {@link AnnuityFigures}. */
export type AnnuityFiguresProps = { annuity: Annuity; page: InsuranceOverviewAnswer };

/** The regular benefit: from when, capital, conversion rate, and the pension by year and month. */
export const AnnuityFigures = ({ annuity, page }: AnnuityFiguresProps) => {
  const { t } = useTranslation('insurance-overview');
  const { t: td } = useTranslation('detail');
  const ageText = (age: number): string => {
    const { years, months } = yearsAndMonths(age);
    return months === 0 ? t('retirement.ageYears', { years }) : t('retirement.ageMonths', { years, months });
  };
  const { age, date, capital, conversionRate, pensionPerYear, pensionPerMonth } = annuity;
  const lines = [
    { key: 'age', name: t('retirement.age'), cell: isNumber(age) ? ageText(age) : null },
    { key: 'date', name: t('retirement.date'), cell: date && dayOf(date) !== null ? formatDate(date) : null },
    { key: 'capital', name: t('retirement.capital'), cell: isNumber(capital) ? formatChf(capital) : null },
    {
      key: 'conversionRate',
      name: t('retirement.conversionRate'),
      cell: isNumber(conversionRate) ? formatPercent(conversionRate) : null,
    },
    {
      key: 'pensionPerYear',
      name: t('retirement.annuityPerYear'),
      cell: isNumber(pensionPerYear) ? formatChf(pensionPerYear) : null,
      sum: true,
    },
    {
      key: 'pensionPerMonth',
      name: t('retirement.annuityPerMonth'),
      cell: isNumber(pensionPerMonth) ? formatChf(pensionPerMonth) : null,
      sum: true,
      extra: <ExplainButton derivation={derivationOf(page, 'pension')} figureLabel={t('retirement.annuityPerMonth')} />,
    },
  ];
  return (
    <>
      <Meaning>{t('retirement.meaning')}</Meaning>
      <FigureTable
        caption={t('retirement.title')}
        head={t('position')}
        columns={[td('amount')]}
        headless
        whatIs={(name) => t('whatIs', { name })}
        groups={[
          {
            key: 'annuity',
            rows: lines.flatMap(({ cell, ...line }) => (cell === null ? [] : [{ ...line, cells: [cell] }])),
          },
        ]}
      />
    </>
  );
};
