import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { joinSentences } from '#domain/sentences.ts';
import { formatChf, formatRate } from '#kernel/money.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { useAgeText } from '#detail/age-text.ts';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import type { InsuranceOverviewView } from '../view.ts';
import { Meaning } from './BoxPart.tsx';

/** The regular pension: its start, capital, conversion rate, and amount per year and month. */
export const PensionFigures = ({
  pension,
  isLeaving,
}: {
  pension: NonNullable<InsuranceOverviewView['pension']>;
  /** Whether the member is about to leave, so that the pension is only for who stays insured. */
  isLeaving: boolean;
}) => {
  const { t } = useTranslation('insurance-overview');
  const locale = useValue(localeAtom);
  const { t: td } = useTranslation('detail');
  const ageText = useAgeText();
  const { age, date, capital, conversionRate, pensionPerYear, pensionPerMonth, derivation } = pension;
  const lines = [
    { key: 'age', name: t('retirement.age'), cell: age === null ? null : ageText(age) },
    { key: 'date', name: t('retirement.date'), cell: date === null ? null : formatDate(date) },
    { key: 'capital', name: t('retirement.capital'), cell: capital === null ? null : formatChf(capital) },
    {
      key: 'conversionRate',
      name: t('retirement.conversionRate'),
      cell: conversionRate === null ? null : formatRate(conversionRate, locale),
    },
    {
      key: 'pensionPerYear',
      name: t('retirement.pensionPerYear'),
      cell: pensionPerYear === null ? null : formatChf(pensionPerYear),
      sum: true,
    },
    {
      key: 'pensionPerMonth',
      name: t('retirement.pensionPerMonth'),
      cell:
        pensionPerMonth === null ? null : (
          <ExplainedFigure
            key="amount"
            derivation={derivation}
            figureLabel={t('retirement.pensionPerMonth')}
            figure={formatChf(pensionPerMonth)}
          />
        ),
      sum: true,
    },
  ];
  return (
    <>
      <Meaning>{joinSentences(t('retirement.meaning'), isLeaving ? td('leaving.projection') : null)}</Meaning>
      <FigureTable
        caption={t('retirement.title')}
        head={t('position')}
        columns={[td('amount')]}
        headless
        whatIs={(name) => t('whatIs', { name })}
        groups={[
          {
            key: 'pension',
            rows: lines.flatMap(({ cell, ...line }) => (cell === null ? [] : [{ ...line, cells: [cell] }])),
          },
        ]}
      />
    </>
  );
};
