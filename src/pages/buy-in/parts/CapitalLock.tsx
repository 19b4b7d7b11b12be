import { useTranslation } from 'react-i18next';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { Notice } from '#ui/Notice.tsx';

/** Says until when earlier buy-ins can't be withdrawn as a lump sum. BVG art. 79b para. 3. */
export const CapitalLock = ({ until }: { until: IsoDate }) => {
  const { t } = useTranslation('buy-in');
  return (
    <Notice severity="info" live="off" title={t('locked.title', { date: formatDate(until) })}>
      {t('locked.text')}
    </Notice>
  );
};
