import type { GlobalSettings } from '#contract/settings.ts';
import type { PreviewedSide } from '#contract/studio/answers.ts';
import type { Reply } from '#server/kernel/reply.ts';
import type { SampleViewer } from './sample-bearer.ts';

export type { PreviewedSide } from '#contract/studio/answers.ts';

/** What a frame with a fund's draft, or its live revision, begins with: a bearer token, and the settings of what is shown. */
export type SampleEntry = { readonly token: string; readonly settings: GlobalSettings };

/**
 * The funds as their administrators prepare them and as they are live, with people who are nobody, apart from the members'
 * database: a provider of its own, which nothing can be changed in.
 */
export type SampleFunds = {
  /**
   * Lets a sample person in; null for an unknown fund, or one whose plan insures nobody like them.
   * @param base the address before those of the images.
   */
  readonly enter: (
    place: SampleViewer & { readonly base: string; readonly side: PreviewedSide },
  ) => Promise<SampleEntry | null>;
  /** An image of one side of a fund, which waits for no database; null for one that it doesn't have. */
  readonly image: (
    request: Request,
    of: { readonly tenant: string; readonly side: PreviewedSide; readonly path: string },
  ) => Promise<Reply | null>;
  /** Answers a request to the provider of one side of a fund, which knows no other fund. */
  readonly fetch: (
    request: Request,
    info: { readonly remoteAddress: string; readonly tenant: string; readonly side: PreviewedSide },
  ) => Promise<Response>;
};
