import { createElement, startTransition, useEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { askAgainAction } from '#app/ask-again.ts';
import { browserOptions } from '#app/browser.ts';
import { createPortal } from '#app/create-portal.tsx';
import type { Portal, PortalOptions } from '#app/portal-options.ts';
import { installTrustedTypes } from '#app/trusted-types.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { RawStorage } from '#api/safe-storage.ts';
import { previewedPath, recognisePath } from '#domain/recognise-path.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { stored } from '#state/kernel/storage-keys.ts';
import { colourModeAtom } from '#state/kernel/ui.ts';
import { pageContents, sidebarContents } from '#state/content/content.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { takeSettingsAction } from '#state/fund/settings.ts';
import type { ThemeMode } from '#theme/tokens.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { createRecolouring, differInColours } from './recolour.ts';
import { drawToScale } from './draw-to-scale.ts';
import { createDraftedTexts } from './drafted-texts.ts';
import { leaveFocusOutside } from './leave-focus.ts';
import { fetchIn } from './preview-fetch.ts';
import { keptBefore } from './steps-shown.ts';
import { previewMessageSchema, type DraftedTexts, type PreviewMessage, type PreviewNews } from './preview-messages.ts';

/** How long somebody may pause in changing a colour before the page is rendered in it, in milliseconds. */
const afterPause = 250;

/** Storage of a preview alone: it shares neither session nor choices with the portal in other tabs. */
const ownStorage = (values: readonly (readonly [string, string])[] = []): RawStorage => {
  const kept = new Map(values);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
};

/** The portal, and a word once it stands on the page: until then the router's component doesn't hear of a navigation. */
const Shown = ({ portal: Root, onShown }: { portal: ComponentType; onShown: () => void }) => {
  useEffect(onShown, [onShown]);
  return createElement(Root);
};

/** Hands on each message of the page around the preview that keeps the contract; others are ignored. */
const listen = (window: Window, take: (message: PreviewMessage) => void): void => {
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
  leaveFocusOutside(window);
  drawToScale(window);
  const tell = (news: PreviewNews) => window.parent.postMessage(news, window.location.origin);
  const { window: _window, channel: _channel, cookies: _cookies, ...own } = browserOptions(window);
  const begun = Promise.withResolvers<Extract<PreviewMessage, { kind: 'begin' }>>();
  let portal: Portal | null = null;
  let isShown = false;
  let shownMode: ThemeMode | null = null;
  let rendered: GlobalSettings | null = null;
  let due: number | undefined;
  const recolouring = createRecolouring(window.document);
  const render = ({ store }: Portal, settings: GlobalSettings) => {
    window.clearTimeout(due);
    rendered = settings;
    store.set(takeSettingsAction, settings);
    // Once the page wears them.
    due = window.setTimeout(() => {
      recolouring.putBack();
      recolouring.prepare();
    }, afterPause);
  };
  const takeSettings = (shown: Portal, settings: GlobalSettings) => {
    if (rendered === null || shownMode === null || !differInColours(rendered, settings)) {
      recolouring.putBack();
      render(shown, settings);
      return;
    }
    window.clearTimeout(due);
    recolouring.show(rendered, settings, shownMode);
    due = window.setTimeout(() => render(shown, settings), afterPause);
  };
  const drafted = createDraftedTexts();
  /** Shows newer texts on the pages that have been seen; the others ask when they are opened. */
  const takeTexts = ({ store }: Portal, texts: DraftedTexts) => {
    const { fund } = store.get(placeAtom);
    for (const { schema, part } of drafted.take(texts)) {
      const wanted = { schema, fund };
      const isSeen = (part === 'page' ? pageContents : sidebarContents).known(store.get, wanted).answer !== null;
      if (!isSeen) continue;
      if (part === 'page') void store.set(pageContents.loadAction, wanted);
      else void store.set(sidebarContents.loadAction, wanted);
    }
  };
  listen(window, (message) => {
    if (message.kind === 'begin') begun.resolve(message);
    else if (portal === null) return;
    else if (message.kind === 'settings') takeSettings(portal, message.settings);
    else if (message.kind === 'texts') takeTexts(portal, message.texts);
    else if (message.kind === 'askAgain') void portal.store.set(askAgainAction);
    else if (message.kind === 'mode') {
      shownMode = message.mode;
      portal.store.set(colourModeAtom, message.mode);
    } else if (isShown) portal.router.navigate(message.address);
  });
  tell({ kind: 'listens' });
  const { token, settings, base, mode, state = 'asIs', texts } = await begun.promise;
  const fetch: Fetch = (input, init) => window.fetch(input, { ...init, credentials: 'omit' });
  shownMode = mode ?? null;
  rendered = settings;
  const local = ownStorage(mode === undefined ? [] : [[stored.colourMode.key, mode]]);
  const options: PortalOptions = {
    ...own,
    settings,
    address,
    ...(base !== undefined && { apiBase: `${base}/api/v1/` }),
    fetch: fetchIn(state, fetch),
    storage: {
      local: () => local,
      session: () =>
        ownStorage([
          ...(token === null ? [] : [[stored.token.key, token] as const]),
          ...keptBefore(recognisePath(address).key, Date.now()),
        ]),
    },
    // The page of a preview declares no typeface of its own.
    typefaceBase: '/',
    leave: () => undefined,
    nextTask,
  };
  portal = createPortal(options);
  if (texts !== undefined) {
    drafted.take(texts);
    portal.store.set(servicesAtom, { ...portal.services, drafted: drafted.find });
  }
  const { Root, start } = portal;
  const { data } = await start();
  await data;
  const root = window.document.getElementById('root');
  if (root === null) return;
  const { router, store } = portal;
  const tellPlace = () => tell({ kind: 'moved', address: router.address() });
  const onShown = () => {
    isShown = true;
    tell({ kind: 'opened' });
    store.sub(placeAtom, tellPlace);
    tellPlace();
  };
  startTransition(() => createRoot(root).render(createElement(Shown, { portal: Root, onShown })));
  // Once what comes late is there.
  due = window.setTimeout(recolouring.prepare, 4 * afterPause);
};
