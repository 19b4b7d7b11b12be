import { atom, useStore } from 'jotai';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Call, CallRequest, CallResult } from '#api/client.ts';
import type { Clock } from '#api/clock.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { KeyValueStore } from '#api/safe-storage.ts';
import type { HttpFailure } from '#api/http-failure.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Toast, Toaster } from './toaster.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | 'signed-out'
  | 'signed-in'
  /** The provider has just answered a call of the session: its idle clock starts anew for every tab. */
  | 'active';

export type Tabs = {
  readonly announce: (message: TabMessage) => void;
  /** Hears what other tabs announce; the result stops listening. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

/** A call through the error policy: failures have had their effects by the time the result arrives. */
export type PolicedResult<E extends Endpoint> =
  | Extract<CallResult<E>, { ok: true }>
  | {
      readonly ok: false;
      readonly failure: HttpFailure;
      /** Whether the person has been told already, or is being led away. */
      readonly handled: boolean;
    };

export type PolicedCall = <E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E> & {
    /** The caller answers for every failure itself: no toast, no log-out. */
    readonly quiet?: boolean;
  },
) => Promise<PolicedResult<E>>;

/** Everything the portal's state touches of the outside world, handed in once by `createPortal`. */
export type Services = {
  readonly call: PolicedCall;
  /** The bare client, for boot and sign-out alone. */
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
  /** Where failures that nobody has to see are written. */
  readonly log: (message: string, detail?: unknown) => void;
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
