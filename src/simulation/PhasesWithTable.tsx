import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureWithTable } from '#ui/PictureWithTable.tsx';
import { PhaseBars } from './PhaseBars.tsx';

/** The phases of a life as bars, with their table one press away. */
export const PhasesWithTable = memo(({ table }: { table: ReactNode }) => {
  const { t } = useTranslation('detail', { useSuspense: false });
  return (
    <PictureWithTable
      picture={<PhaseBars />}
      table={table}
      showTableLabel={t('asTable')}
      showPictureLabel={t('asPicture')}
      height={0}
    />
  );
});
