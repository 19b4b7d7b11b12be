import { cleanup, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createPortal } from '#app/create-portal.tsx';
import type { Portal } from '#app/portal-options.ts';
import type { FetchProgram } from '#app/page-programs.ts';
import type { Clock } from '#api/clock.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { RawStorage } from '#api/safe-storage.ts';
import type { GlobalSettings } from '#contract/settings.ts';

/** A browser's storage for a test, which the next page can share. */
export const memoryStorage = (): RawStorage => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

/** A browser for a test: its storage outlives a tab. */
export type TestBrowser = { readonly local: RawStorage; readonly channelName: string };

/** jsdom has no layout, so sizes never change. */
class StillSizes implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}
globalThis.ResizeObserver ??= StillSizes;
// jsdom can't scroll either.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/**
 * A declaration that says whether something is seen, read out (as a word of its own: `float`, `position`), clickable or
 * moved away, how large a chart is, or that sets a variable.
 */
const asked =
  /(?<![-\w])(?:--[-\w]+|all|content|display|float|height|pointer-events|position|transform|visibility|width):/;

/** What is asked of a rule, if anything. One that contains others or a quoted text stays whole. */
const askedOf = (rule: string): string | null => {
  if (!asked.test(rule) && !rule.startsWith('@layer')) return null;
  const [, selector, declarations] = /^([^{}"']+)\{([^{}"']*)\}$/.exec(rule) ?? [];
  if (selector === undefined || declarations === undefined) return rule;
  return `${selector}{${declarations
    .split(';')
    .filter((each) => asked.test(each))
    .join(';')}}`;
};

// jsdom reads each rule, and then all of them for each element that is looked for by its role.
// oxlint-disable-next-line typescript/unbound-method -- it is called on its sheet below
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function (this: CSSStyleSheet, rule, index) {
  const kept = rule.includes('.p-') ? askedOf(rule) : rule;
  return kept === null ? (index ?? 0) : insertRule.call(this, kept, index);
};

let browsers = 0;
export const newBrowser = (): TestBrowser => ({ local: memoryStorage(), channelName: `browser-${(browsers += 1)}` });

export type OpenPortalOptions = {
  readonly fetch: Fetch;
  /** The portal's own origin and the provider's. */
  readonly origin?: string;
  readonly browser?: TestBrowser;
  /** The tab's session storage: pass the same one again for a reload. */
  readonly tab?: RawStorage;
  readonly clock?: Clock;
  /** The fund's settings, as embedded in the provider's page. */
  readonly settings?: GlobalSettings;
  /** Lets a test decide when page modules arrive. */
  readonly program?: FetchProgram;
  /** Receives the address to which somebody leaves the portal. */
  readonly leave?: (address: string) => void;
  /** Creates what is opened; the portal by default. */
  readonly create?: typeof createPortal;
};

/** A portal on screen, used by roles and labels. */
export type OpenPortal = { readonly portal: Portal; readonly user: UserEvent; readonly close: () => void };

/** Whether the page behind a dialog is out of reach, for the keyboard, too. */
export const isPageInert = (): boolean => document.querySelector<HTMLElement>('[data-page]')?.inert === true;

/** Opens an address of the portal as a browser's tab does, with the real router and store and the given provider. */
export const openPortal = async (
  address: string,
  {
    fetch,
    origin = 'http://localhost',
    browser = newBrowser(),
    tab = memoryStorage(),
    clock,
    settings,
    program,
    leave,
    create = createPortal,
  }: OpenPortalOptions,
): Promise<OpenPortal> => {
  const portal = create({
    fetch,
    pageUrl: `${origin}/`,
    address,
    storage: { local: () => browser.local, session: () => tab },
    channel: () => new BroadcastChannel(browser.channelName),
    log: (message, detail) => {
      console.warn(...(detail === undefined ? [message] : [message, detail]));
    },
    ...(clock === undefined ? {} : { clock }),
    ...(settings === undefined ? {} : { settings }),
    ...(program === undefined ? {} : { program }),
    ...(leave === undefined ? {} : { leave }),
  });
  const user = userEvent.setup();
  await portal.start();
  const { unmount } = render(<portal.Root />);
  const close = () => {
    unmount();
    portal.dispose();
  };
  onTestFinished(() => {
    close();
    cleanup();
    // A browser drops a page's styles with the page; if they stay, every later query of the document is slower.
    for (const style of document.querySelectorAll('style[data-emotion^="p"]')) style.remove();
  });
  return { portal, user, close };
};
