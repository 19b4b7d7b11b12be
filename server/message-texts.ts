import type { Locale } from '#contract/locale.ts';
import type { TenantSettings } from '#contract/tenant-folder.ts';

/** A mail or SMS as it goes out. `code` is the code it carries, for the demo outbox; null where it carries none. */
export type ComposedMessage = {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly links: readonly string[];
  readonly code: string | null;
};

type About = { readonly settings: TenantSettings; readonly locale: Locale };

/** Words everything the provider sends. Pure: no clock, no network, no database. */
export type MessageTexts = {
  /** Mail with the link that starts a login; it is good for so many minutes. */
  readonly loginLink: (about: About & { readonly link: string; readonly minutes: number }) => ComposedMessage;
  /** Mail with the link that starts a registration. */
  readonly registrationLink: (about: About & { readonly link: string; readonly minutes: number }) => ComposedMessage;
  /** SMS with the second factor. `host` is the portal's that asked, for browsers that fill the code in by themselves. */
  readonly loginCode: (
    about: About & { readonly code: string; readonly minutes: number; readonly host?: string },
  ) => ComposedMessage;
  /** Mail with the code that confirms a new address, to that address. */
  readonly emailConfirmation: (about: About & { readonly code: string; readonly minutes: number }) => ComposedMessage;
  /** Mail to the login address: a recovery address was registered. The address itself is masked. */
  readonly recoveryAddressChanged: (about: About & { readonly maskedAddress: string }) => ComposedMessage;
  /** Mail to somebody whose access has ended, where the answer of the call must not tell (`LOGIN_DISCLOSURE=silent`). */
  readonly accessEnded: (about: About & { readonly reason: 'locked' | 'left' }) => ComposedMessage;
};
