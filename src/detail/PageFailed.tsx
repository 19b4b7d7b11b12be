import { useTranslation } from 'react-i18next';
import { useWhomToCall } from '#state/fund/whom-to-call.ts';
import { CallLine } from '#ui/CallLine.tsx';
import { PageFailedNotice, type PageFailedNoticeProps } from '#ui/PageFailedNotice.tsx';

/** A page's notice that its data failed to load, with whom to call at this fund. */
export const PageFailed = (props: Omit<PageFailedNoticeProps, 'retryLabel' | 'children'>) => {
  const { t } = useTranslation('common');
  return (
    <PageFailedNotice {...props} retryLabel={t('retry')}>
      <CallLine {...useWhomToCall()} />
    </PageFailedNotice>
  );
};
