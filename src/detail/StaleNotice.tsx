import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type StaleNoticeProps = {
  onRetry: () => void;
  retrying: boolean;
};

/** Says that what is shown was loaded before, and that the latest couldn't be; with another try. */
export const StaleNotice = ({ onRetry, retrying }: StaleNoticeProps) => {
  const { t } = useTranslation('common');
  return (
    <Notice
      severity="warning"
      action={
        <Button variant="outlined" size="small" startIcon="retry" pending={retrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('stale')}
    </Notice>
  );
};
