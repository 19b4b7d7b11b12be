import { useTranslation } from 'react-i18next';
import { useOnline, useWasOnline } from '#ui/use-online.ts';
import { StoppedPage } from './StoppedPage.tsx';

type UnreachablePageProps = {
  /** Whether another try is under way, if the page stays until it has ended. */
  isRetrying?: boolean;
  onRetry: () => void;
};

/**
 * Shown instead of a page while the provider doesn't answer or the browser has no connection; tries again by itself once
 * the browser is online.
 */
export const UnreachablePage = ({ isRetrying = false, onRetry }: UnreachablePageProps) => {
  const { t } = useTranslation(['shell', 'common']);
  const isOnline = useWasOnline();
  useOnline(onRetry);
  return (
    <StoppedPage
      title={t(isOnline ? 'unreachable.title' : 'unreachable.offlineTitle')}
      text={t(isOnline ? 'unreachable.text' : 'unreachable.offlineText')}
      wayOn={t('common:retry')}
      isGoingOn={isRetrying}
      onGoOn={onRetry}
    />
  );
};
