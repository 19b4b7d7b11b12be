import { CacheProvider } from '@emotion/react';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { StoreProvider, type Store } from '#state/kernel/atoms.ts';
import type { Services } from '#state/kernel/services.ts';
import { createStyles } from '#ui/create-styles.ts';
import type { DataRouter } from './portal-router.ts';
import { PortalTheme } from './PortalTheme.tsx';

type PortalRootProps = {
  store: Store;
  router: DataRouter;
  services: Services;
  /** Nonce of the page's content security policy, for the styles. */
  nonce?: string | undefined;
  /** Base path of the typeface files, if the page's HTML doesn't declare the fund's typeface. */
  typefaceBase?: string | undefined;
};

/** The whole portal: store, texts and theme around the router, which shows the page in its shell. */
export const PortalRoot = ({ store, router, services, nonce, typefaceBase }: PortalRootProps) => {
  const styles = useMemo(() => createStyles(nonce), [nonce]);
  return (
    <CacheProvider value={styles}>
      <StoreProvider store={store}>
        <I18nextProvider i18n={services.texts}>
          <PortalTheme typefaceBase={typefaceBase}>
            <RouterProvider
              router={router}
              // A transition would show the page one frame after `placeAtom` has changed.
              useTransitions={false}
              onError={(error) => {
                services.log('A page could not be shown.', error);
              }}
            />
          </PortalTheme>
        </I18nextProvider>
      </StoreProvider>
    </CacheProvider>
  );
};
