import { createPath } from 'react-router-dom';
import { readSimulatorPath } from '#domain/simulator-address.ts';
import { openServices } from '#app/open-services.ts';
import type { Portal, PortalOptions } from '#app/portal-options.ts';
import { PortalRoot } from '#app/PortalRoot.tsx';
import { makeThemeAction } from '#app/PortalTheme.tsx';
import { openSimulatorRouter } from './simulator-router.ts';
import { givenBackAtom } from './standing.ts';

/** How long the first frame stays before a word is due that the page is loading, in milliseconds. */
const startPatience = 3_000;

type SimulatorOptions = PortalOptions & {
  /** The address that the provider lets the page lead back to. */
  readonly back?: string | null;
};

/**
 * Creates a simulator that stands alone at `/simulators/{fund}/{language}/{name}`: store, services, session, theme and
 * frame are the portal's (specification, section 2: simulation links).
 */
export const createSimulator = (options: SimulatorOptions): Portal => {
  const { window, address = '/', nextTask, leave } = options;
  let opened: ReturnType<typeof openSimulatorRouter> | null = null;
  const routing = () => {
    if (opened === null) throw new Error('The simulator has no router before it has started.');
    return opened;
  };
  const { store, services, takeSettings, pageHide, pageReturn, close } = openServices(options, () => ({
    navigate: (to, { replace = false } = {}) => {
      void routing().router.navigate(to, { replace, preventScrollReset: true });
    },
    leave: leave ?? (() => undefined),
  }));
  store.set(givenBackAtom, options.back ?? null);
  return {
    Root: () => (
      <PortalRoot
        store={store}
        router={routing().router}
        services={services}
        nonce={options.nonce}
        typefaceBase={options.typefaceBase}
      />
    ),
    store,
    services,
    router: {
      address: () => createPath(routing().router.state.location),
      navigate: services.navigate,
      go: (pages) => {
        void routing().router.navigate(pages);
      },
    },
    start: async () => {
      const start = window === undefined ? address : createPath(window.location);
      takeSettings(readSimulatorPath(start.replace(/[?#].*/s, ''))?.fund ?? null);
      if (nextTask !== undefined) {
        await nextTask();
        store.set(makeThemeAction, options.typefaceBase);
        await nextTask();
      }
      opened = openSimulatorRouter({ store, services, address: start, window });
      const late = new Promise<void>((resolve) => services.clock.after(startPatience, resolve));
      await Promise.race([opened.arrived, late]);
      return { data: Promise.resolve() };
    },
    pageHide,
    pageReturn: () => {
      opened?.stay();
      pageReturn();
    },
    dispose: () => {
      close();
      opened?.stop();
    },
  };
};
