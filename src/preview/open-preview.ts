import { createElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type * as z from 'zod/mini';
import { browserOptions } from '#app/browser.ts';
import { createPortal } from '#app/create-portal.tsx';
import type { PortalOptions } from '#app/portal-options.ts';
import { installTrustedTypes } from '#app/trusted-types.ts';
import type { RawStorage } from '#api/safe-storage.ts';
import { previewedPath } from '#domain/recognise-path.ts';
import { stored } from '#state/kernel/storage-keys.ts';
import { takeSettingsAction } from '#state/fund/settings.ts';
import { previewMessageSchema, type PreviewNews } from './preview-messages.ts';

type Message = z.infer<typeof previewMessageSchema>;

/** Storage of a preview alone: it shares neither session nor choices with the portal in other tabs. */
const ownStorage = (values: readonly (readonly [string, string])[] = []): RawStorage => {
  const kept = new Map(values);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
};

/** Hands on each message of the page around the preview that keeps the contract; others are ignored. */
const listen = (window: Window, take: (message: Message) => void): void => {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== window.parent) return;
    const read = previewMessageSchema.safeParse(data);
    if (read.success) take(read.data);
  });
};

/**
 * Opens the portal in a frame, at `/preview/{address in the portal}`: the same program, with the settings and the session
 * that the page around it names, and its own history. Changed settings show at once and are sent nowhere.
 */
export const open = async (window: Window & typeof globalThis, nextTask: () => Promise<unknown>): Promise<void> => {
  const address = previewedPath(window.location.pathname) ?? '/';
  if (window.parent === window) {
    // Nobody says what to show: the portal itself is meant.
    window.location.replace(address);
    return;
  }
  installTrustedTypes(window);
  const tell = (news: PreviewNews) => window.parent.postMessage(news, window.location.origin);
  const { window: _window, channel: _channel, cookies: _cookies, ...own } = browserOptions(window);
  const begun = Promise.withResolvers<Extract<Message, { kind: 'begin' }>>();
  let portal: ReturnType<typeof createPortal> | null = null;
  listen(window, (message) => {
    if (message.kind === 'begin') begun.resolve(message);
    else if (portal !== null) portal.store.set(takeSettingsAction, message.settings);
  });
  tell({ kind: 'listens' });
  const { token, settings } = await begun.promise;
  const options: PortalOptions = {
    ...own,
    settings,
    address,
    fetch: (input, init) => window.fetch(input, { ...init, credentials: 'omit' }),
    storage: {
      local: () => ownStorage(),
      session: () => ownStorage(token === null ? [] : [[stored.token.key, token]]),
    },
    // A fund in the address is known: its page has been served.
    typefaceBase: '/',
    leave: () => undefined,
    nextTask,
  };
  portal = createPortal(options);
  const { Root, start } = portal;
  const { data } = await start();
  await data;
  const root = window.document.getElementById('root');
  if (root === null) return;
  startTransition(() => createRoot(root).render(createElement(Root)));
  tell({ kind: 'opened' });
};
