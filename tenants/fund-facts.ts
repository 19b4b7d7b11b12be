import type { FundFiles } from '#contract/studio/files.ts';
import type { Plan } from '#pension/plan.ts';
import type { ImageFacts } from './check-image.ts';
import type { ContentEntry } from './define-content.ts';

/** What somebody must know of a fund besides its files to judge them. */
export type FundFacts = {
  readonly code: string;
  /** The fund's plan as parsed, lawful or not; null without one. */
  readonly plan: Plan | null;
  /** By their codes, the other funds whose content may supplement this one's, with their entries. */
  readonly supplements: Readonly<Record<string, readonly ContentEntry[]>>;
  /** How many administrators the fund has. */
  readonly administrators: number;
  /** By its hash, what an image's bytes say of it; null if there are none. One that isn't known yet may be missing. */
  readonly images: Readonly<Record<string, ImageFacts | null>>;
  /** What members see now; null where the files are not about to replace it. */
  readonly live: Pick<FundFiles, 'settings' | 'assets'> | null;
};
