import type { Draft } from '#contract/studio/answers.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { sameJson } from '#kernel/same-json.ts';
import { answeredPart, startedPart } from './draft-settings.ts';
import { mergeFiles, type Clash } from './merge.ts';
import { pathName, withValue } from './paths.ts';
import { firstStep, ownStep, stepTo, type Steps } from './steps.ts';

/** How far the draft is kept. `lost`: nobody is signed in any more; `clash`: somebody else has saved the same fields. */
export type Saving = 'saved' | 'due' | 'saving' | 'failed' | 'lost' | 'clash';

/** What two people have changed in different ways, and what becomes of it. */
export type Conflict = {
  readonly theirs: FundFiles;
  /** Who has saved or published theirs, and when; null if the provider doesn't say. */
  readonly who: { readonly by: string; readonly at: Date } | null;
  readonly merged: FundFiles;
  readonly clashes: readonly Clash[];
  /** The draft that the result is saved upon. */
  readonly draft: Draft;
  /** The published revision that the result contains; null if it's another draft. */
  readonly basedOn: number | null;
};

/** A draft that is being edited. */
export type Editing = {
  readonly status: 'ready';
  /** As the provider said it last; its files are those that are saved. */
  readonly draft: Draft;
  readonly steps: Steps<FundFiles>;
  readonly saving: Saving;
  readonly conflict: Conflict | null;
  /** What the next save says besides: the revision that the draft was compared with, and whether it was imported. */
  readonly says: { readonly basedOn?: number; readonly imported?: true };
  /** Rises when the provider has other answers of the saved draft (./draft-settings.ts), so that previews ask again. */
  readonly answered: number;
  /** Rises when a saved setting changes every answer of the provider, so that previews start again. */
  readonly started: number;
  /**
   * Who has saved meanwhile without touching the same fields, and whether own changes were kept beside; for a word in
   * passing.
   */
  readonly joined: { readonly by: string; readonly version: number; readonly isMixed: boolean } | null;
};

/** A fund's draft: not asked for yet, on its way, or being edited. */
export type DraftState = { readonly status: 'unknown' | 'loading' | 'failed' } | Editing;

/** Whether what is edited is what the provider keeps. */
export const isSaved = ({ draft, steps }: Editing): boolean => sameJson(draft.files, steps.now);

/** Whether nothing is left to tell the provider. */
export const isTold = (now: Editing): boolean => isSaved(now) && now.says.basedOn === undefined;

/** Saved, if nothing is left to tell the provider; an import that was taken back says nothing of what follows. */
export const settled = (now: Editing): Editing =>
  isTold(now) ? { ...now, says: {}, saving: 'saved' } : { ...now, saving: 'due' };

/** Whether the provider answers a preview the same for both. */
export const isAnsweredAlike = (one: FundFiles, other: FundFiles): boolean =>
  sameJson([startedPart(one), answeredPart(one)], [startedPart(other), answeredPart(other)]);

/** A draft before its first step. Another draft than `before` may have other answers. */
export const begun = (draft: Draft, before: Editing | null): Editing => ({
  status: 'ready',
  draft,
  steps: firstStep(draft.files),
  saving: 'saved',
  conflict: null,
  says: {},
  joined: null,
  answered: (before?.answered ?? 0) + 1,
  started: (before?.started ?? 0) + 1,
});

/** What is edited, with what the provider says of the draft now. */
export const withDraft = (now: Editing, draft: Draft): Editing => ({
  ...now,
  draft,
  answered: now.answered + (isAnsweredAlike(now.draft.files, draft.files) ? 0 : 1),
  started: now.started + (sameJson(startedPart(now.draft.files), startedPart(draft.files)) ? 0 : 1),
});

/** With other files; while a save is running or somebody has to decide or to sign in, that goes on. */
export const stepped = (now: Editing, steps: Steps<FundFiles>): Editing => {
  const isBusy = now.saving === 'saving' || now.saving === 'clash' || now.saving === 'lost';
  return { ...now, steps, saving: isBusy ? now.saving : 'due' };
};

/** After a save of `sent`, which has told what the draft said then. */
export const stored = (
  now: Editing,
  sent: Pick<Editing, 'steps' | 'says'>,
  { version, by, at }: { readonly version: number; readonly by: string; readonly at: Date },
): Editing => {
  const files = sent.steps.now;
  const basedOn = sent.says.basedOn ?? now.draft.basedOn;
  // A save withdraws an offer.
  const next = withDraft(now, { ...now.draft, version, basedOn, files, saved: { by, at }, offer: null });
  const told = { ...next, says: now.says === sent.says ? {} : now.says };
  return told.conflict === null ? settled(told) : { ...told, saving: 'clash' };
};

/** With another draft merged into what is edited, unless both have changed the same since `base`. */
export const merged = (now: Editing, theirs: Draft, base: FundFiles): Editing => {
  const { files, clashes } = mergeFiles(base, now.steps.now, theirs.files);
  if (clashes.length > 0) {
    const { files: theirFiles, saved: who } = theirs;
    const conflict = { theirs: theirFiles, who, merged: files, clashes, draft: theirs, basedOn: null };
    return { ...now, saving: 'clash', conflict };
  }
  return settled({
    ...withDraft(now, theirs),
    steps: { ...now.steps, now: files, last: null },
    conflict: null,
    // What was compared with a revision is not compared with a newer one.
    says: now.says.imported === true ? { imported: true } : {},
  });
};

/** {@link merged} with what somebody else has saved since the draft was read; says so, unless there is something to decide. */
export const joined = (now: Editing, theirs: Draft, base: FundFiles): Editing => {
  const next = merged(now, theirs, base);
  return next.conflict === null
    ? { ...next, joined: { by: theirs.saved?.by ?? '', version: theirs.version, isMixed: !isSaved(now) } }
    : next;
};

/** With what was decided: the paths in `takeTheirs` (as words) have the other person's value. */
export const resolved = (now: Editing, takeTheirs: ReadonlySet<string>): Editing => {
  if (now.conflict === null) return now;
  const { merged: mine, clashes, draft, basedOn } = now.conflict;
  const files = clashes.reduce(
    (all, clash) => (takeTheirs.has(pathName(clash.path)) ? withValue(all, clash.path, clash.theirs) : all),
    mine,
  );
  return settled({
    ...withDraft(now, draft),
    conflict: null,
    says: basedOn === null ? now.says : { ...now.says, basedOn },
    steps: stepTo(now.steps, files, ownStep),
  });
};

/** With the live revision merged into what is edited, unless both have changed the same since `base`. */
export const aligned = (
  now: Editing,
  base: FundFiles,
  live: { readonly number: number; readonly files: FundFiles; readonly who: NonNullable<Conflict['who']> },
): Editing => {
  const { files, clashes } = mergeFiles(base, now.steps.now, live.files);
  if (clashes.length > 0) {
    const { files: theirs, who, number: basedOn } = live;
    return { ...now, saving: 'clash', conflict: { theirs, who, merged: files, clashes, draft: now.draft, basedOn } };
  }
  const steps = stepTo(now.steps, files, ownStep);
  return { ...now, steps, says: { ...now.says, basedOn: live.number }, saving: 'due' };
};
