import { useTranslation } from 'react-i18next';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { useFocusAfterwards } from '#ui/focus-page.ts';

type StaleNoticeProps = {
  onRetry: () => void;
  retrying: boolean;
  /** Where the focus goes if it would be lost with the notice; by default to the page. Keep its identity between renders. */
  moveFocus?: () => void;
};

/** Says that what is shown was loaded before, and that the latest couldn't be; with another try. */
export const StaleNotice = ({ onRetry, retrying, moveFocus }: StaleNoticeProps) => {
  const { t } = useTranslation('common');
  useFocusAfterwards(moveFocus);
  return (
    <FailedNotice severity="warning" text={t('stale')} retryLabel={t('retry')} onRetry={onRetry} retrying={retrying} />
  );
};
