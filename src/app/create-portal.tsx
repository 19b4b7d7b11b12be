import { createPath, parsePath } from 'react-router-dom';
import { recognisePath } from '#domain/recognise-path.ts';
import { href } from '#i18n/routes.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { openRouter, type PortalRouter } from './portal-router.ts';
import type { Portal, PortalOptions } from './portal-options.ts';
import { openServices } from './open-services.ts';
import { arrivalOf } from './PortalFrame.tsx';
import { PortalRoot } from './PortalRoot.tsx';
import { makeThemeAction } from './PortalTheme.tsx';
import { takeStart } from './take-start.ts';

/** How long the first frame stays without a page, before the portal says that it is loading, in milliseconds. */
const startPatience = 3_000;

/** Creates a portal. All state is in the object it returns. */
export const createPortal = (options: PortalOptions): Portal => {
  const initial =
    options.address ??
    (options.fund === undefined ? '/' : href('dashboard', { fund: options.fund, locale: options.language ?? 'de-CH' }));
  let opened: PortalRouter | null = null;
  const router = () => {
    if (opened === null) throw new Error('The portal has no router before it has started.');
    return opened.router;
  };
  const { store, services, takeSettings, pageHide, pageReturn, close } = openServices(options, (stateStore) => ({
    navigate: (to, { replace = false } = {}) => {
      const { pathname = '' } = parsePath(to);
      // Keep the scroll position for the same page in another language, and for a dialog over it.
      const preventScrollReset = arrivalOf(recognisePath(pathname).key) === arrivalOf(stateStore.get(placeAtom).key);
      void router().navigate(to, { replace, preventScrollReset });
    },
    leave:
      options.leave ??
      ((url) => {
        void router().navigate(url);
      }),
  }));

  return {
    Root: () => (
      <PortalRoot
        store={store}
        router={router()}
        services={services}
        nonce={options.nonce}
        typefaceBase={options.typefaceBase}
      />
    ),
    store,
    services,
    router: {
      address: () => createPath(router().state.location),
      navigate: services.navigate,
      go: (pages) => {
        void router().navigate(pages);
      },
    },
    start: async () => {
      const { fund, address } = await takeStart(store, initial, options);
      takeSettings(fund);
      const { window, program, nextTask } = options;
      if (nextTask !== undefined) {
        await nextTask();
        store.set(makeThemeAction, options.typefaceBase);
        await nextTask();
      }
      opened = openRouter({ store, services, address, window, program, nextTask });
      const late = new Promise<void>((resolve) => services.clock.after(startPatience, resolve));
      const arrival = await Promise.race([opened.arrived, late]);
      return { data: arrival?.ahead ? store.set(arrival.ahead) : Promise.resolve() };
    },
    pageHide,
    pageReturn,
    dispose: () => {
      close();
      opened?.stop();
    },
  };
};
