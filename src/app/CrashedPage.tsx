import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { PageBody } from '#ui/PageBody.tsx';
import { StatePage } from './StatePage.tsx';
import { UnreachableError } from './stale-program.ts';

/** In the place of a page that couldn't be fetched: goes on by itself once the browser is online. */
const AwaitedPage = () => {
  const { t } = useTranslation(['shell', 'common']);
  const location = useLocation();
  const navigate = useNavigate();
  const again = () => {
    void navigate(location, { replace: true });
  };
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    const goOn = () => onOnline();
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
    };
  }, []);
  return (
    <StatePage title={t('unreachable.title')} text={t('unreachable.text')} label={t('common:retry')} onPress={again} />
  );
};

/** Shown instead of a page that failed to load or render. */
export const CrashedPage = () => {
  const { t } = useTranslation('shell');
  const services = useServices();
  const location = useLocation();
  const loggedIn = useValue(loggedInAtom);
  const page =
    useRouteError() instanceof UnreachableError ? (
      <AwaitedPage />
    ) : (
      <StatePage
        title={t('crashed.title')}
        text={t('crashed.text')}
        label={t('crashed.reload')}
        onPress={() => services.leave(createPath(location))}
      />
    );
  // The panel before the login has its own margins.
  return loggedIn ? <PageBody>{page}</PageBody> : page;
};
