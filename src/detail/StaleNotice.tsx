import { useTranslation } from 'react-i18next';
import { FailedNotice } from '#ui/FailedNotice.tsx';

type StaleNoticeProps = {
  onRetry: () => void;
  retrying: boolean;
};

/** Says that what is shown was loaded before, and that the latest couldn't be; with another try. */
export const StaleNotice = ({ onRetry, retrying }: StaleNoticeProps) => {
  const { t } = useTranslation('common');
  return (
    <FailedNotice severity="warning" text={t('stale')} retryLabel={t('retry')} onRetry={onRetry} retrying={retrying} />
  );
};
