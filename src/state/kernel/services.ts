import { atom, useStore } from 'jotai';
import type { ContentOf, ContentPart, ContentSchema } from '#contract/content.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { OnDropped } from '#domain/dropped-log.ts';
import type { CallTerms, Trouble } from '#domain/error-ladder.ts';
import type { Call, CallRequest, Success } from '#api/client.ts';
import type { Clock } from '#api/clock.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { KeyValueStore } from '#api/safe-storage.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Toast, Toaster } from './toaster.ts';

/**
 * Messages between the tabs of a browser; `active`: the provider has just answered a call of the session, which
 * restarts the idle time-out of every tab.
 */
export const tabMessages = ['signed-out', 'signed-in', 'active'] as const;
export type TabMessage = (typeof tabMessages)[number];

/** Writes to the operational log; level `refusal` is for a regular refusal by the provider. */
export type Log = (message: string, detail?: unknown, level?: 'error' | 'refusal') => void;

export type Tabs = {
  readonly announce: (message: TabMessage) => void;
  /** Listens to other tabs; the result stops listening. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

/** The outcome of a call: its data, or the trouble. The portal has already shown what it shows by itself. */
export type CallOutcome<E extends Endpoint> = Success<E> | { readonly ok: false; readonly trouble: Trouble };

/** A call whose failure is read by the error ladder and shown where the terms say. */
export type PortalCall = <E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
  terms: CallTerms & {
    /** Shown instead of the provider's message if the session turns out to be over. */
    readonly endedText?: string | undefined;
  },
) => Promise<CallOutcome<E>>;

/** Finds a text that is being written, for a preview; null if only the provider can say what is shown. */
export type FindDrafted = <P extends ContentPart>(
  schema: ContentSchema,
  part: P,
  locale: Locale,
) => { readonly content: ContentOf<P>; readonly locale: Locale; readonly source: 0 | 1 } | null;

/** The portal's access to the outside world, provided by `createPortal`. */
export type Services = {
  readonly call: PortalCall;
  /**
   * The client without the ladder's effects, for calls that can't be shown where they fail: the guards' check of the
   * fund and its settings before there is a page, the check for a new deployment, and the log-out.
   */
  readonly bareCall: Call;
  readonly clock: Clock;
  /** For the content service, which is not part of the API. */
  readonly fetch: Fetch;
  /** Texts that nobody has saved yet; only a preview has them. */
  readonly drafted?: FindDrafted;
  /** Storage that outlives the tab. */
  readonly local: KeyValueStore;
  /** Storage that ends with the tab. */
  readonly session: KeyValueStore;
  /** Navigates inside the portal. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Loads an address in a new document, inside or outside the portal. */
  readonly leave: (url: string) => void;
  readonly toast: (toast: Toast) => void;
  /** The source of the toasts for the shell. */
  readonly toaster: Toaster;
  /** The texts in the page's language: `texts.t('errors:network')`. */
  readonly texts: Texts;
  readonly tabs: Tabs;
  /** Origin of the portal, to which mailed links lead. */
  readonly portalOrigin: string;
  /** Origin against which the provider's root-relative addresses (images) are resolved. */
  readonly providerOrigin: string;
  /** Address of the provider's API with its version and a trailing slash, for links to its files. */
  readonly apiBase: string;
  /** The operational log, without personal data. Don't log failed calls: the transport already does. */
  readonly log: Log;
  /** Logs what a tolerant reading passed over; answers of calls are in the log already. */
  readonly onDropped: OnDropped;
};

/** The portal's services; null before the portal has started. */
export const servicesAtom = atom<Services | null>(null);
servicesAtom.debugLabel = 'services';

/** The services of the portal around this component. */
export const useServices = (): Services => {
  const services = useStore().get(servicesAtom);
  if (services === null) throw new Error('This component is outside a portal: wrap it in the Root of createPortal.');
  return services;
};
