import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { drawerAtom, drawerLoadingAtom } from '#state/kernel/ui.ts';
import { Button } from '#ui/Button.tsx';

const LoaderDrawer = lazy(async () => ({ default: (await import('#ui/LoaderDrawer.tsx')).LoaderDrawer }));

/** Says at the bottom of the window how long work is going, and offers its result when it is done. Fetched with the first long work. */
export const ShellDrawer = () => {
  const { t } = useTranslation(['shell', 'common']);
  const drawer = useValue(drawerAtom);
  const loading = useValue(drawerLoadingAtom);
  if (drawer === null && !loading) return null;
  return (
    <Suspense fallback={null}>
      <LoaderDrawer
        open
        label={t('drawer')}
        title={drawer?.title ?? t('common:loading')}
        {...(drawer === null ? {} : { text: drawer.text })}
        {...(drawer?.progress === undefined ? {} : { progress: drawer.progress })}
        {...(drawer?.action === undefined
          ? {}
          : {
              action: (
                <Button size="small" onClick={drawer.action.run}>
                  {drawer.action.label}
                </Button>
              ),
            })}
      />
    </Suspense>
  );
};
