import type { Locale } from '#kernel/locale.ts';
import type words from '#words/de-CH/studio-findings.json';

/** The key of a finding's sentence. */
export type FindingKey = Exclude<keyof typeof words, 'names'>;

/** The parts of the studio's editor, in its order. */
export const studioSections = [
  'brand',
  'images',
  'languages',
  'switches',
  'contact',
  'terms',
  'content',
  'questions',
  'services',
  'plan',
] as const;
export type StudioSection = (typeof studioSections)[number];

/**
 * How grave a finding is: a mistake can't be shown by any portal and is never published, a warning costs readiness, a hint
 * costs little.
 */
export type Gravity = 'mistake' | 'warning' | 'hint';

/** Where in a fund's files something is: keys from `settings`, `content` or `assets` on. */
export type FilePath = readonly (string | number)[];

/** A change that mends a finding; nothing else is touched. */
export type Mend =
  | { readonly kind: 'set'; readonly path: FilePath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: FilePath };

/** Something about a fund's files that somebody should know before they are published. */
export type FundFinding = {
  /** Names its sentence, `words/<locale>/studio-findings.json`. */
  readonly key: string;
  /** What the sentence says besides. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly gravity: Gravity;
  readonly section: StudioSection;
  readonly path: FilePath;
  readonly locale: Locale | null;
  /** What a press can do about it: one thing, or one of several; none if only a person can. */
  readonly mends: readonly Mend[];
};

/** How ready a fund's files are, in percent, and why. */
export type Readiness = {
  readonly percent: number;
  readonly findings: readonly FundFinding[];
  /** What the fund wants just so: it counts no more. */
  readonly settled: readonly FundFinding[];
};
