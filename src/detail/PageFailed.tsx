import { useTranslation } from 'react-i18next';
import { useWhomToCall } from '#state/fund/whom-to-call.ts';
import { CallLine } from '#ui/CallLine.tsx';
import { PageFailedNotice, type PageFailedNoticeProps } from '#ui/PageFailedNotice.tsx';
import { useWasOnline } from '#ui/use-online.ts';

/** What a browser without a connection says, which the fund can't mend. */
const offline = {
  'failed.title': 'shell:unreachable.offlineTitle',
  'failed.text': 'shell:unreachable.offlineText',
} as const;

/** A page's notice that its data failed to load, with whom to call at this fund. */
export const PageFailed = ({ words, ...props }: Omit<PageFailedNoticeProps, 'retryLabel' | 'children'>) => {
  const { t } = useTranslation(['common', 'shell']);
  const isOnline = useWasOnline();
  const whomToCall = useWhomToCall();
  return (
    <PageFailedNotice {...props} words={isOnline ? words : (key) => t(offline[key])} retryLabel={t('retry')}>
      {isOnline ? <CallLine {...whomToCall} /> : null}
    </PageFailedNotice>
  );
};
