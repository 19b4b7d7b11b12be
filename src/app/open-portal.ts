import { createElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { browserOptions } from './browser.ts';
import { createPortal } from './create-portal.tsx';
import { loadAhead } from './load-ahead.ts';
import { installTrustedTypes } from './trusted-types.ts';

/** How long the first render waits for the page's data, in milliseconds: they are often there, or nearly. */
const dataWait = 100;

/**
 * Opens the portal in a browser's window, in place of the first frame; between its steps it awaits `nextTask`.
 *
 * @param create makes the portal
 */
export const open = async (
  window: Window & typeof globalThis,
  nextTask: () => Promise<unknown>,
  create = createPortal,
): Promise<void> => {
  installTrustedTypes(window);
  const portal = create({ ...browserOptions(window), nextTask });
  window.addEventListener('pagehide', portal.pageHide);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) portal.pageReturn();
  });
  window.addEventListener('online', portal.online);
  await nextTask();
  const { data } = await portal.start();
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, dataWait))]);
  await nextTask();
  const root = window.document.getElementById('root');
  if (root !== null) startTransition(() => createRoot(root).render(createElement(portal.Root)));
  // Without network nothing could be fetched that says so.
  loadAhead(window, portal.services.clock, () => Promise.all([portal.loadCalls(), import('#shell/ToastStack.tsx')]));
};
