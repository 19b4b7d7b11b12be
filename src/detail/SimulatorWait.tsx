import { useTranslation } from 'react-i18next';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { SimulatorSkeleton } from './SimulatorSkeleton.tsx';

type SimulatorWaitProps = {
  failed: boolean;
  /** What helps; by default to try again. */
  text?: string | undefined;
  loading: boolean;
  retry: () => void;
};

/** In a simulator's place: that it loads, or that it can't be loaded, with a retry. */
export const SimulatorWait = ({ failed, text, loading, retry }: SimulatorWaitProps) => {
  const { t } = useTranslation(['detail', 'common']);
  if (failed) {
    return (
      <FailedNotice
        title={t('simulator.failed')}
        text={text ?? t('failed.text')}
        retryLabel={t('common:retry')}
        onRetry={retry}
        retrying={loading}
      />
    );
  }
  return (
    <div aria-busy data-near>
      <VisuallyHidden as="output">{t('simulator.loading')}</VisuallyHidden>
      <SimulatorSkeleton />
    </div>
  );
};
