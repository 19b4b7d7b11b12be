import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'react-router-dom';
import { StoreProvider, type Store } from '#state/kernel/atoms.ts';
import type { Services } from '#state/kernel/services.ts';
import { Shell } from '#shell/Shell.tsx';
import type { Navigation } from './navigation.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { PortalTheme } from './PortalTheme.tsx';

export type PortalRootProps = {
  store: Store;
  navigation: Navigation;
  services: Services;
  /** Nonce of the page's content security policy, for the styles. */
  nonce?: string | undefined;
  /** Base path of the typeface files, where the page's HTML does not declare the fund's typeface itself. */
  typefaceBase?: string | undefined;
};

/**
 * The whole portal: store, texts, router and theme around the shell with the page in it. The router is where the page on
 * screen is: an address whose page is still on its way is in the address bar alone.
 */
export const PortalRoot = ({ store, navigation, services, nonce, typefaceBase }: PortalRootProps) => {
  const styles = useMemo(
    // Inserted as rules while the portal is developed and tested too, as in production: far quicker than an element each.
    () => createCache({ key: 'p', prepend: true, speedy: true, ...(nonce === undefined ? {} : { nonce }) }),
    [nonce],
  );
  const { location, cameBy } = useSyncExternalStore(navigation.subscribe, navigation.arrival);
  return (
    <CacheProvider value={styles}>
      <StoreProvider store={store}>
        <I18nextProvider i18n={services.texts}>
          <Router navigator={navigation.history} location={location} navigationType={cameBy}>
            <PortalTheme typefaceBase={typefaceBase}>
              <PageOutlet navigation={navigation}>{(page, frame) => <Shell frame={frame}>{page}</Shell>}</PageOutlet>
            </PortalTheme>
          </Router>
        </I18nextProvider>
      </StoreProvider>
    </CacheProvider>
  );
};
