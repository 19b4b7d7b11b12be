import type { Locale } from '#kernel/locale.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { SamplePerson } from '#contract/studio/answers.ts';

/** A session in a fund's draft, and the settings that the draft would have. */
export type SampleEntry = { readonly token: string; readonly settings: GlobalSettings };

/**
 * The funds as their administrators prepare them, with people who are nobody, apart from the members' database: a provider of
 * its own, which nothing can be changed in.
 */
export type SampleFunds = {
  /**
   * Opens a session as a sample person; null for an unknown fund.
   * @param base the address before those of the draft's images.
   */
  readonly enter: (place: {
    readonly tenant: string;
    readonly person: SamplePerson;
    readonly locale: Locale;
    readonly base: string;
  }) => Promise<SampleEntry | null>;
  /** Answers a request to the provider of one fund's draft, which knows no other fund. */
  readonly fetch: (
    request: Request,
    info: { readonly remoteAddress: string; readonly tenant: string },
  ) => Promise<Response>;
};
