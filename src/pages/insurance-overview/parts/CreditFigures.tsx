import { useTranslation } from 'react-i18next';
import { FigureTable } from '#ui/FigureTable.tsx';
import { Meaning } from './BoxPart.tsx';
import { tableAmount } from './figure-lines.ts';

/** Props of {@link CreditFigures}. */
export type CreditFiguresProps = {
  /** The savings of today, CHF: the line that says them is the sum. */
  balance: number | null | undefined;
  /** What made the savings what they are, CHF. */
  lines: readonly { readonly text?: string | null | undefined; readonly value?: number | null | undefined }[];
};

/** The savings credits, line by line in the order in which they were sent. */
export const CreditFigures = ({ lines, balance }: CreditFiguresProps) => {
  const { t } = useTranslation('insurance-overview');
  const sum = lines.findLastIndex(({ value }) => value === balance && typeof value === 'number');
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
            rows: lines.map(({ text, value }, at) => ({
              key: String(at),
              name: text?.trim() || t('unnamed'),
              cells: [tableAmount(value)],
              sum: at === sum,
            })),
          },
        ]}
      />
    </>
  );
};
