import type { GlobalSettings } from '#contract/settings.ts';
import type { SampleViewer } from './sample-bearer.ts';

/** What a frame with a fund's draft begins with: a bearer token, and the settings that the draft would have. */
export type SampleEntry = { readonly token: string; readonly settings: GlobalSettings };

/**
 * The funds as their administrators prepare them, with people who are nobody, apart from the members' database: a provider of
 * its own, which nothing can be changed in.
 */
export type SampleFunds = {
  /**
   * Lets a sample person in; null for an unknown fund, or one whose plan insures nobody like them.
   * @param base the address before those of the draft's images.
   */
  readonly enter: (place: SampleViewer & { readonly base: string }) => Promise<SampleEntry | null>;
  /** Answers a request to the provider of one fund's draft, which knows no other fund. */
  readonly fetch: (
    request: Request,
    info: { readonly remoteAddress: string; readonly tenant: string },
  ) => Promise<Response>;
};
