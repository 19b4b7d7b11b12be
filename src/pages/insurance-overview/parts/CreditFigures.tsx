import { useTranslation } from 'react-i18next';
import { FigureTable } from '#ui/FigureTable.tsx';
import type { InsuranceOverviewView } from '../view.ts';
import { Meaning } from './BoxPart.tsx';
import { tableAmount } from './figure-lines.ts';

/** The savings credits, line by line in the provider's order. */
export const CreditFigures = ({ lines }: Pick<NonNullable<InsuranceOverviewView['credits']>, 'lines'>) => {
  const { t } = useTranslation('insurance-overview');
  return (
    <>
      <Meaning>{t('credits.meaning')}</Meaning>
      <FigureTable
        caption={t('credits.title')}
        head={t('position')}
        columns={[t('inChf')]}
        whatIs={(name) => t('whatIs', { name })}
        groups={[
          {
            key: 'credits',
            rows: lines.map(({ text, amount, sum }, at) => ({
              key: String(at),
              name: text ?? t('unnamed'),
              cells: [tableAmount(amount)],
              sum,
            })),
          },
        ]}
      />
    </>
  );
};
