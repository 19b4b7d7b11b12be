import { createElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { browserOptions } from './browser.ts';
import { createPortal } from './create-portal.tsx';
import type { Portal, PortalOptions } from './portal-options.ts';
import { installTrustedTypes } from './trusted-types.ts';

/** How long the first render waits for the page's data, in milliseconds: they are often there, or nearly. */
const dataWait = 100;

type NextTask = () => Promise<unknown>;

/** Opens what `create` makes in a browser's window, in place of the first frame; between its steps it awaits `nextTask`. */
export const openPage = async (
  window: Window & typeof globalThis,
  nextTask: NextTask,
  create: (options: PortalOptions) => Portal,
): Promise<void> => {
  installTrustedTypes(window);
  const portal = create({ ...browserOptions(window), nextTask });
  window.addEventListener('pagehide', portal.pageHide);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) portal.pageReturn();
  });
  await nextTask();
  const { data } = await portal.start();
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, dataWait))]);
  await nextTask();
  const root = window.document.getElementById('root');
  if (root !== null) startTransition(() => createRoot(root).render(createElement(portal.Root)));
};

/** Opens the portal in a browser's window. */
export const open = (window: Window & typeof globalThis, nextTask: NextTask): Promise<void> =>
  openPage(window, nextTask, createPortal);
