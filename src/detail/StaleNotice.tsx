import { useTranslation } from 'react-i18next';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { useFocusAfterwards } from '#ui/focus-page.ts';
import { useOnline } from '#ui/use-online.ts';

type StaleNoticeProps = {
  onRetry: () => void;
  retrying: boolean;
};

/**
 * Says that what is shown was loaded before, and that the latest couldn't be; with another try, which comes by itself once the
 * browser is online.
 */
export const StaleNotice = ({ onRetry, retrying }: StaleNoticeProps) => {
  const { t } = useTranslation('common');
  useOnline(onRetry);
  useFocusAfterwards();
  return (
    <FailedNotice severity="warning" text={t('stale')} retryLabel={t('retry')} onRetry={onRetry} retrying={retrying} />
  );
};
