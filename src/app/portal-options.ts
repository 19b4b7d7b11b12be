import type { ComponentType } from 'react';
import type { TakeEarly } from '#api/client.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { Clock } from '#api/clock.ts';
import type { RawStorage } from '#api/safe-storage.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Store } from '#state/kernel/atoms.ts';
import type { Log, Services } from '#state/kernel/services.ts';
import type { FetchProgram } from './page-programs.ts';
import type { OpenRouter } from './portal-router.ts';

/** The options of a portal. Only `fetch` has no default. */
export type PortalOptions = {
  /** How calls reach the provider: the browser's `fetch`, or that of an in-process provider. */
  readonly fetch: Fetch;
  /** Takes the answer to a call that the page has made before the portal was loaded. */
  readonly takeEarly?: TakeEarly;
  /** Address of the API with a trailing slash; relative ones are resolved against `pageUrl`. */
  readonly apiBase?: string | undefined;
  /** The address of the portal's page, against which relative addresses are resolved. */
  readonly pageUrl?: string;
  /** What the first frame shows of the page at `pageUrl`, which stays until that can be shown. */
  readonly drawn?: Element | null;
  /** The window whose address bar the portal uses; without it the portal keeps its own address (stories, tests). */
  readonly window?: Window;
  /**
   * Start address without a window, such as `/nordlicht/de-CH/login`; or fund and language, for the fund's dashboard.
   */
  readonly address?: string;
  readonly fund?: string;
  readonly language?: Locale;
  /** The fund's settings, if embedded in the page, so that they needn't be requested. */
  readonly settings?: GlobalSettings | null;
  readonly clock?: Clock;
  /**
   * Storage that outlives the tab, and storage that ends with it; functions, because reading a blocked storage throws.
   */
  readonly storage?: { readonly local: () => RawStorage | undefined; readonly session: () => RawStorage | undefined };
  /** The cookies that scripts can read: two of them may contain a registration link, which is then removed. */
  readonly cookies?: { readonly read: () => string; readonly remove: (name: string) => void };
  /** The CSRF token of the page's meta tag. */
  readonly csrfToken?: string;
  /** Nonce for styles under the provider's content security policy. */
  readonly nonce?: string | undefined;
  /** Base path of the typeface files, if the page's HTML doesn't declare the fund's typeface. */
  readonly typefaceBase?: string;
  readonly channel?: () => BroadcastChannel | undefined;
  /** Ends the current task, so that the window stays responsive while the portal starts; not needed without one. */
  readonly nextTask?: () => Promise<unknown>;
  /** Opens what shows the addresses; by default the router of the portal's pages. */
  readonly routing?: OpenRouter;
  /** Loads a page's module; by default from the portal's own files. */
  readonly program?: FetchProgram;
  /** Loads another document. */
  readonly leave?: (url: string) => void;
  readonly log?: Log;
};

/** A portal. Several can exist independently of each other. */
export type Portal = {
  /** The whole portal as one component. */
  readonly Root: ComponentType;
  readonly store: Store;
  readonly router: {
    /** Path, query and fragment of the page. */
    readonly address: () => string;
    readonly navigate: Services['navigate'];
    /** Moves back (negative) or forward in the history, as the browser's buttons do. */
    readonly go: (pages: number) => void;
  };
  readonly services: Services;
  /**
   * Removes a link's secrets from the address and loads the first page; resolves when it can be shown, or when it takes
   * so long that a word is due. `data` resolves when the page's data are there, too, or can't be loaded.
   */
  readonly start: () => Promise<{ readonly data: Promise<unknown> }>;
  /** Loads what makes the calls; does nothing once it is there. */
  readonly loadCalls: () => Promise<unknown>;
  /** Call it when the page is unloaded: saves the newest CSRF token for the tab's next page. */
  readonly pageHide: () => void;
  /** Call it when the page is restored from the back/forward cache: the session may have changed since. */
  readonly pageReturn: () => void;
  /** Call it when the browser is online again: sends a log-out that is owed. */
  readonly online: () => void;
  /** Stops listening to history and other tabs. */
  readonly dispose: () => void;
};
