import { createElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { browserOptions } from '#app/browser.ts';
import { installTrustedTypes } from '#app/trusted-types.ts';
import { createStudio } from './create-studio.tsx';

/** Opens the studio in a browser's window, at `/studio`. */
export const open = async (window: Window & typeof globalThis, nextTask: () => Promise<unknown>): Promise<void> => {
  installTrustedTypes(window);
  const { fetch, pageUrl, csrfToken, nonce, storage, log } = browserOptions(window);
  const studio = createStudio({
    fetch,
    pageUrl,
    csrfToken,
    nonce,
    local: storage?.local,
    tab: storage?.session,
    window,
    languages: window.navigator.languages,
    channel: () => new BroadcastChannel('pilaster.studio'),
    log,
  });
  await nextTask();
  await studio.start();
  await nextTask();
  const root = window.document.getElementById('root');
  if (root !== null) startTransition(() => createRoot(root).render(createElement(studio.Root)));
};
