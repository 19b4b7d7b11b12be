import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureWithTable } from '#ui/PictureWithTable.tsx';
import { BarRows } from './BarRows.tsx';

/** The phases of a life as bars, with their table one press away. */
export const BarsWithTable = memo(({ table }: { table: ReactNode }) => {
  const { t } = useTranslation('detail', { useSuspense: false });
  return (
    <PictureWithTable
      picture={<BarRows />}
      table={table}
      showTableLabel={t('asTable')}
      showPictureLabel={t('asPicture')}
      height={0}
    />
  );
});
