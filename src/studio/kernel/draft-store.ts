import type * as z from 'zod/mini';
import type { draftSchema } from '#contract/studio/answers.ts';
import { discardDraft, draft as readDraft, revisionFiles, saveDraft } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import type { Call } from '#api/client.ts';
import type { Clock } from '#api/clock.ts';
import type { FilePath } from '#tenants/finding.ts';
import { createCell, type Cell } from './cell.ts';
import { answeredPart, startedPart } from './draft-settings.ts';
import { mergeFiles, type Clash } from './merge.ts';
import { pathName, valueAt, withValue } from './paths.ts';
import { sameJson } from '#kernel/same-json.ts';
import { firstStep, ownStep, stepAgain, stepBack, stepTo, type Steps } from './steps.ts';

type Draft = z.infer<typeof draftSchema>;

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
  /** Who has saved meanwhile without touching the same fields, and whether own changes were kept beside; for a word in passing. */
  readonly joined: { readonly by: string; readonly version: number; readonly isMixed: boolean } | null;
};

export type DraftState = { readonly status: 'unknown' | 'loading' | 'failed' } | Editing;

export type DraftStore = {
  readonly state: Cell<DraftState>;
  readonly load: () => Promise<void>;
  /** Changes one field; undefined gives it back to the house. */
  readonly change: (path: FilePath, value: unknown) => void;
  /** Changes many at once, as one step. */
  readonly replace: (files: FundFiles | ((before: FundFiles) => FundFiles)) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves at once what is due; resolves when nothing is any more. Whether all of it is saved. */
  readonly flush: () => Promise<boolean>;
  /** Ends a conflict: the paths in `takeTheirs` (as words) have the other person's value. */
  readonly resolve: (takeTheirs: ReadonlySet<string>) => void;
  /** Brings what was published meanwhile into the draft; false if it can't be read. */
  readonly align: () => Promise<boolean>;
  /** Takes over a folder's files. */
  readonly takeFolder: (files: FundFiles) => void;
  /** Goes back to what is live; null once that is done. */
  readonly discard: () => Promise<CallFailure | null>;
  /** Takes over what the provider says of the draft now: an offer, or what somebody else has saved. */
  readonly refresh: () => Promise<void>;
  readonly forget: () => void;
};

/** How long somebody may pause before their changes are saved, in milliseconds. */
export const saveAfter = 800;

/** The same for what a preview gets from the provider alone: it should follow what is typed. */
export const saveSoonAfter = 120;

/** How long after a failure it is tried again, in milliseconds. */
const tryAgainAfter = 10_000;

const isSaved = ({ draft, steps }: Editing): boolean => sameJson(draft.files, steps.now);

const isAnsweredAlike = (one: FundFiles, other: FundFiles): boolean =>
  sameJson([startedPart(one), answeredPart(one)], [startedPart(other), answeredPart(other)]);

/** What is edited, with what the provider says of the draft now. */
const withDraft = (now: Editing, draft: Draft): Editing => ({
  ...now,
  draft,
  answered: now.answered + (isAnsweredAlike(now.draft.files, draft.files) ? 0 : 1),
  started: now.started + (sameJson(startedPart(now.draft.files), startedPart(draft.files)) ? 0 : 1),
});

/** Keeps a fund's draft: changes, the way back, saving by itself, and what to do when two people edit it. */
export const createDraftStore = ({ call, clock }: { readonly call: Call; readonly clock: Clock }): DraftStore => {
  const state = createCell<DraftState>({ status: 'unknown' });
  let cancel: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let loads = 0;

  const editing = (): Editing | null => {
    const now = state.get();
    return now.status === 'ready' ? now : null;
  };
  const update = (change: (now: Editing) => Editing) => {
    state.set((now) => (now.status === 'ready' ? change(now) : now));
  };

  const fail = ({ status }: CallFailure) => {
    update((now) => ({ ...now, saving: status === 401 ? 'lost' : 'failed' }));
  };

  const plan = (after = saveAfter) => {
    cancel?.();
    cancel = clock.after(after, () => {
      cancel = null;
      void save();
    });
  };

  const begin = (draft: Draft) => {
    loads += 1;
    const { answered = loads, started = loads } = editing() ?? {};
    state.set({
      status: 'ready',
      draft,
      steps: firstStep(draft.files),
      saving: 'saved',
      conflict: null,
      says: {},
      joined: null,
      // Another draft may have other answers.
      answered: answered + 1,
      started: started + 1,
    });
  };

  /** Takes over what somebody else has saved, unless both have changed the same. */
  const takeOver = (theirs: Draft, base: FundFiles) => {
    update((now) => {
      const { files, clashes } = mergeFiles(base, now.steps.now, theirs.files);
      if (clashes.length > 0) {
        const { files: theirFiles, saved: who } = theirs;
        const conflict = { theirs: theirFiles, who, merged: files, clashes, draft: theirs, basedOn: null };
        return { ...now, saving: 'clash', conflict };
      }
      const steps = { ...now.steps, now: files, last: null };
      return {
        ...withDraft(now, theirs),
        steps,
        // What was compared with a revision is not compared with a newer one.
        says: now.says.imported === true ? { imported: true } : {},
        saving: sameJson(theirs.files, files) ? 'saved' : 'due',
        joined: { by: theirs.saved?.by ?? '', version: theirs.version, isMixed: !isSaved(now) },
      };
    });
    if (editing()?.saving === 'due') plan(0);
  };

  /** Somebody else has saved before this save. */
  const join = async (base: FundFiles): Promise<void> => {
    const answer = await call(readDraft, {});
    if (answer.ok) takeOver(answer.data, base);
    else fail(answer.failure);
  };

  const saveOnce = async (): Promise<void> => {
    const before = editing();
    if (before === null || before.conflict !== null) return;
    if (isSaved(before) && before.says.basedOn === undefined) {
      update((now) => ({ ...now, saving: 'saved' }));
      return;
    }
    const sent = before.steps.now;
    const { says } = before;
    update((now) => ({ ...now, saving: 'saving' }));
    const answer = await call(saveDraft, { body: { version: before.draft.version, files: sent, ...says } });
    if (answer.ok) {
      const { version, by, at } = answer.data;
      update((now) => {
        const draft: Draft = {
          ...now.draft,
          version,
          basedOn: says.basedOn ?? now.draft.basedOn,
          files: sent,
          saved: { by, at },
          // A save withdraws an offer.
          offer: null,
        };
        return {
          ...withDraft(now, draft),
          says: now.says === says ? {} : now.says,
          saving: sameJson(sent, now.steps.now) ? 'saved' : 'due',
        };
      });
      return;
    }
    if (answer.failure.status === 409) await join(before.draft.files);
    else fail(answer.failure);
  };

  /** Saves what is due; one save at a time. */
  const save = (): Promise<void> => {
    cancel?.();
    cancel = null;
    running ??= (async () => {
      try {
        await saveOnce();
      } finally {
        running = null;
      }
      const { saving } = editing() ?? {};
      if (saving === 'failed') plan(tryAgainAfter);
      // Changed while it was being saved.
      if (saving === 'due' && cancel === null) plan();
    })();
    return running;
  };

  const take = (steps: (now: Steps<FundFiles>) => Steps<FundFiles>) => {
    let isDue = false;
    let after = saveAfter;
    update((now) => {
      const next = steps(now.steps);
      if (next.now === now.steps.now) return now;
      isDue = true;
      if (!isAnsweredAlike(now.steps.now, next.now)) after = saveSoonAfter;
      // While a save is running or somebody has to decide, that goes on.
      const isBusy = now.saving === 'saving' || now.saving === 'clash' || now.saving === 'lost';
      return { ...now, steps: next, saving: isBusy ? now.saving : 'due' };
    });
    if (isDue) plan(after);
  };

  const replace: DraftStore['replace'] = (next) => {
    take((steps) => stepTo(steps, typeof next === 'function' ? next(steps.now) : next, ownStep));
  };

  const load = async (): Promise<void> => {
    const before = editing();
    // What is shown stays, with the focus, until the new one is there.
    if (before === null) state.set({ status: 'loading' });
    const answer = await call(readDraft, {});
    if (!answer.ok) state.set({ status: 'failed' });
    // What somebody has changed meanwhile is theirs.
    else if (before !== null && editing()?.steps !== before.steps) await join(before.draft.files);
    else begin(answer.data);
  };

  return {
    state,
    load,
    replace,
    change: (path, value) => {
      take((steps) =>
        sameJson(valueAt(steps.now, path), value)
          ? steps
          : stepTo(steps, withValue(steps.now, path, value), { what: pathName(path), at: clock.now() }),
      );
    },
    undo: () => {
      take(stepBack);
    },
    redo: () => {
      take(stepAgain);
    },
    flush: async () => {
      await running;
      await save();
      // Once more, if somebody else had saved meanwhile.
      if (editing()?.saving === 'due') await save();
      return editing()?.saving === 'saved';
    },
    resolve: (takeTheirs) => {
      update((now) => {
        if (now.conflict === null) return now;
        const { theirs, merged, clashes, draft, basedOn } = now.conflict;
        const files = clashes.reduce(
          (all, clash) => (takeTheirs.has(pathName(clash.path)) ? withValue(all, clash.path, clash.theirs) : all),
          merged,
        );
        return {
          ...withDraft(now, draft),
          conflict: null,
          says: basedOn === null ? now.says : { ...now.says, basedOn },
          saving: basedOn === null && sameJson(theirs, files) ? 'saved' : 'due',
          steps: stepTo(now.steps, files, ownStep),
        };
      });
      if (editing()?.saving === 'due') plan(0);
    },
    align: async () => {
      const now = editing();
      if (now === null) return false;
      const { basedOn, live } = now.draft;
      const [base, published] = await Promise.all(
        [basedOn, live].map((number) => call(revisionFiles, { path: { number: String(number) } })),
      );
      if (base?.ok !== true || published?.ok !== true) return false;
      const { files: theirs, revision: who } = published.data;
      update((before) => {
        const { files, clashes } = mergeFiles(base.data.files, before.steps.now, theirs);
        if (clashes.length > 0) {
          const conflict = { theirs, who, merged: files, clashes, draft: before.draft, basedOn: live };
          return { ...before, saving: 'clash', conflict };
        }
        const steps = stepTo(before.steps, files, ownStep);
        return { ...before, steps, says: { ...before.says, basedOn: live }, saving: 'due' };
      });
      if (editing()?.saving === 'due') await save();
      return true;
    },
    takeFolder: (files) => {
      update((now) => ({ ...now, says: { ...now.says, imported: true } }));
      replace(files);
    },
    discard: async () => {
      cancel?.();
      await running;
      const version = editing()?.draft.version ?? 0;
      const answer = await call(discardDraft, { body: { version } });
      if (!answer.ok) return answer.failure;
      begin(answer.data);
      return null;
    },
    refresh: async () => {
      const before = editing();
      // What isn't saved yet meets the other's draft when it is.
      if (before === null || before.saving !== 'saved') return;
      const answer = await call(readDraft, {});
      const now = editing();
      // A save may have ended meanwhile.
      if (!answer.ok || now === null || now.saving === 'saving' || now.saving === 'clash') return;
      const { version } = answer.data;
      if (version > now.draft.version) takeOver(answer.data, now.draft.files);
      else if (version === now.draft.version) update((same) => withDraft(same, answer.data));
    },
    forget: () => {
      cancel?.();
      cancel = null;
      state.set({ status: 'unknown' });
    },
  };
};
