import { startInProcessProvider } from './in-process-provider.ts';
import { startPlainProvider } from './plain-provider.ts';
import type { StartProvider } from './test-provider.ts';

/** What a provider may have beyond the specification, and a journey may need. */
type Extra =
  /** Cookies that authenticate, so that another tab has the same session. */
  | 'cookies'
  /** How many tries are left for a code, and a code that dies with the last. */
  | 'triesLeft'
  /** The changes that are waiting, listed in the profile. */
  | 'pendingChanges'
  /** After a registration a session only in the browser that passed the SMS step. */
  | 'knowsBrowsers';

const providers: readonly { name: string; start: StartProvider; extras: readonly Extra[] }[] = [
  {
    name: 'our provider',
    start: startInProcessProvider,
    extras: ['cookies', 'triesLeft', 'pendingChanges', 'knowsBrowsers'],
  },
  { name: 'a plain provider', start: startPlainProvider, extras: [] },
];

/** The providers that have what a journey needs: all of them, if the specification is enough for it. */
export const providersWith = (...needs: readonly Extra[]) =>
  providers.filter(({ extras }) => needs.every((need) => extras.includes(need)));
