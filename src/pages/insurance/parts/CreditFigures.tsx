import { useTranslation } from 'react-i18next';
import { FigureTable } from '#ui/FigureTable.tsx';
import { Meaning } from './BoxPart.tsx';
import { tableAmount } from './figure-lines.ts';

/** Props of {@link CreditFigures}. */
export type CreditFiguresProps = {
  /** What made the savings what they are, CHF. */
  lines: readonly { readonly text?: string | null | undefined; readonly value?: number | null | undefined }[];
};

/** The savings credits, line by line in the order in which they were sent. */
export const CreditFigures = ({ lines }: CreditFiguresProps) => {
  const { t } = useTranslation('insurance');
  const { t: td } = useTranslation('detail');
  return (
    <>
      <Meaning>{t('credits.meaning')}</Meaning>
      <FigureTable
        caption={t('credits.title')}
        head={t('inChf')}
        columns={[td('amount')]}
        whatIs={(name) => t('whatIs', { name })}
        groups={[
          {
            key: 'credits',
            rows: lines.map(({ text, value }, at) => ({
              key: String(at),
              name: text?.trim() || t('unnamed'),
              cells: [tableAmount(value)],
            })),
          },
        ]}
      />
    </>
  );
};
