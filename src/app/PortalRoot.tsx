import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { StoreProvider, type Store } from '#state/kernel/atoms.ts';
import type { Services } from '#state/kernel/services.ts';
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

/** Properties that one of MUI's browsers knows only with a prefix. */
const stillPrefixed = /^(?:backdrop-filter|box-decoration-break|mask|print-color-adjust|user-select)/;

/**
 * Prefixes only those. Emotion’s own prefixer also writes for browsers that MUI doesn’t support, and all styles are compiled
 * within the first commit, which React can’t slice.
 */
const prefix: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type === 'decl' && typeof props === 'string' && stillPrefixed.test(props))
    element.return = `-webkit-${value}${value}`;
};

/** The whole portal: store, texts and theme around the router, which shows the page in its shell. */
export const PortalRoot = ({ store, router, services, nonce, typefaceBase }: PortalRootProps) => {
  const styles = useMemo(
    // Insert rules in development and tests, too, as in production: much faster than one element each.
    () =>
      createCache({
        key: 'p',
        prepend: true,
        speedy: true,
        stylisPlugins: [prefix],
        ...(nonce === undefined ? {} : { nonce }),
      }),
    [nonce],
  );
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
