import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { useServices } from '#state/kernel/services.ts';
import { useFocusAfterwards } from '#ui/focus-page.ts';
import { InPanel } from '#ui/in-panel.ts';
import { PageBody } from '#ui/PageBody.tsx';
import { StoppedPage } from './StoppedPage.tsx';
import { UnreachableError } from './stale-program.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

/** In the place of a page that couldn't be fetched. */
const AwaitedPage = () => {
  const { state, revalidate } = useRevalidator();
  useFocusAfterwards();
  return <UnreachablePage isRetrying={state === 'loading'} onRetry={() => void revalidate()} />;
};

/** Shown instead of a page that failed to load or render. */
export const CrashedPage = () => {
  const { t } = useTranslation('shell');
  const services = useServices();
  const location = useLocation();
  const page =
    useRouteError() instanceof UnreachableError ? (
      <AwaitedPage />
    ) : (
      <StoppedPage
        title={t('crashed.title')}
        text={t('crashed.text')}
        wayOn={t('crashed.reload')}
        onGoOn={() => services.leave(createPath(location))}
      />
    );
  return use(InPanel) ? page : <PageBody>{page}</PageBody>;
};
