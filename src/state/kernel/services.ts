import { atom, useStore } from 'jotai';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CallTerms, Trouble } from '#domain/error-ladder.ts';
import type { Call, CallRequest, Success } from '#api/client.ts';
import type { Clock } from '#api/clock.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { KeyValueStore } from '#api/safe-storage.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Toast, Toaster } from './toaster.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | 'signed-out'
  | 'signed-in'
  /** The provider has just answered a call of the session: its idle clock starts anew for every tab. */
  | 'active';

/** Writes to the operational log; `refusal`: a provider that works as it should said no. */
export type Log = (message: string, detail?: unknown, level?: 'error' | 'refusal') => void;

export type Tabs = {
  readonly announce: (message: TabMessage) => void;
  /** Hears what other tabs announce; the result stops listening. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

/** What came of a call: its data, or the trouble. What the portal tells by itself has been told by then. */
export type CallOutcome<E extends Endpoint> = Success<E> | { readonly ok: false; readonly trouble: Trouble };

/** A call whose failure is read by the error ladder and told where the terms say. */
export type PortalCall = <E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
  terms: CallTerms & {
    /** Said in place of the provider's words if the session turns out to be over. */
    readonly endedText?: string | undefined;
  },
) => Promise<CallOutcome<E>>;

/** Everything the portal's state touches of the outside world, handed in once by `createPortal`. */
export type Services = {
  readonly call: PortalCall;
  /** The bare client, only for boot and sign-out: what fails there has no page yet, or none any more. */
  readonly bareCall: Call;
  readonly clock: Clock;
  /** For what the API's client does not carry: the content service. */
  readonly fetch: Fetch;
  /** What outlives the tab. */
  readonly local: KeyValueStore;
  /** What ends with the tab. */
  readonly session: KeyValueStore;
  /** Goes to an address inside the portal. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Loads an address anew, inside or outside the portal. */
  readonly leave: (url: string) => void;
  readonly toast: (toast: Toast) => void;
  /** Where the shell takes the toasts from. */
  readonly toaster: Toaster;
  /** The texts in the page's language: `texts.t('errors:network')`. */
  readonly texts: Texts;
  readonly tabs: Tabs;
  /** Origin of the portal itself: mailed links lead back to it. */
  readonly portalOrigin: string;
  /** Origin against which the provider's root-relative addresses (images) are resolved. */
  readonly providerOrigin: string;
  /** Address of the provider's API with its version, ending in a slash: for links to what it serves itself. */
  readonly apiBase: string;
  /** The operational log, without personal data. Failed calls are in it already: the transport writes them. */
  readonly log: Log;
};

export const servicesAtom = atom<Services | null>(null);
servicesAtom.debugLabel = 'services';

/** The services of the portal around this component. */
export const useServices = (): Services => {
  const services = useStore().get(servicesAtom);
  if (services === null)
    throw new Error('This component stands outside a portal: wrap it in the Root of createPortal.');
  return services;
};
