import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#state/remote/resource.ts';
import type { Remote } from '#state/remote/use-remote.ts';
import { PageFailed } from './PageFailed.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type DetailFiguresProps<View> = {
  view: View | null;
  remote: Pick<Remote<Answer>, 'stale' | 'failed' | 'loading' | 'retry'>;
  /** In the figures' place while they load. */
  skeleton: ReactNode;
  children: (view: View) => ReactNode;
};

/** The figures in their four states: loading, failed, current, and stale. */
export const DetailFigures = <View,>({
  view,
  remote: { stale, failed, loading, retry },
  skeleton,
  children,
}: DetailFiguresProps<View>) => {
  const { t } = useTranslation('detail');
  if (view !== null) {
    return (
      <>
        {stale ? <StaleNotice onRetry={retry} retrying={loading} /> : null}
        {children(view)}
      </>
    );
  }
  if (failed) {
    return <PageFailed words={(key) => t(key)} onRetry={retry} retrying={loading} />;
  }
  return (
    <div aria-busy>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      {skeleton}
    </div>
  );
};
