import { useTranslation } from 'react-i18next';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { useToday } from '#state/kernel/today.ts';
import { Notice } from '#ui/Notice.tsx';

/** Says until when earlier buy-ins may not be taken as capital; nothing once that day is over. BVG art. 79b para. 3. */
export const CapitalLock = ({ until }: { until: string | null | undefined }) => {
  const { t } = useTranslation('buy-in');
  const today = useToday();
  if (!until || isUnknownDate(until) || until < today) return null;
  return (
    <Notice severity="info" live="off" title={t('locked.title', { date: formatDate(until) })}>
      {t('locked.text')}
    </Notice>
  );
};
