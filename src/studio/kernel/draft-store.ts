import type { Draft } from '#contract/studio/answers.ts';
import { discardDraft, draft as readDraft, revisionFiles, saveDraft } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import type { Call } from '#api/client.ts';
import type { Clock } from '#api/clock.ts';
import type { FilePath } from '#tenants/finding.ts';
import { createAutosave } from './autosave.ts';
import { createCell, type Cell } from './cell.ts';
import {
  aligned,
  begun,
  isAnsweredAlike,
  isTold,
  joined,
  merged,
  resolved,
  settled,
  stepped,
  stored,
  withDraft,
  type DraftState,
  type Editing,
} from './draft-state.ts';
import { pathName, valueAt, withValue } from './paths.ts';
import { sameJson } from '#kernel/same-json.ts';
import { ownStep, stepAgain, stepBack, stepTo, type Steps } from './steps.ts';

/**
 * What has become of an alignment. `clash`: somebody has to decide first; `unread`: what was published can't be read;
 * `unsaved`: it is in the draft, but not kept yet.
 */
export type Alignment = 'aligned' | 'clash' | 'unread' | 'unsaved';

export type DraftStore = {
  readonly state: Cell<DraftState>;
  /** Begins with what the provider has; what isn't saved yet stays, also if the provider doesn't answer. */
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
  /** Brings what was published meanwhile into the draft, and saves it. */
  readonly align: () => Promise<Alignment>;
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

/** Keeps a fund's draft: changes, the way back, saving by itself, and what to do when two people edit it. */
export const createDraftStore = ({ call, clock }: { readonly call: Call; readonly clock: Clock }): DraftStore => {
  const state = createCell<DraftState>({ status: 'unknown' });
  let owner = new AbortController();

  /** Calls for whoever edits now; once their draft is forgotten, nothing is sent for them any more. */
  const callForOwner = (): Call => {
    const { signal } = owner;
    return async (endpoint, request) => {
      if (!signal.aborted) return call(endpoint, { ...request, signal });
      return { ok: false, failure: { kind: 'aborted', status: 0, errors: [], call: endpoint.path } };
    };
  };

  const editing = (): Editing | null => {
    const now = state.get();
    return now.status === 'ready' ? now : null;
  };
  const update = (change: (now: Editing) => Editing) => {
    state.set((now) => (now.status === 'ready' ? change(now) : now));
  };

  const fail = ({ kind, status }: CallFailure) => {
    if (kind === 'aborted') return;
    // What has to be decided is not saved before it is, answer or not.
    update((now) => ({ ...now, saving: now.conflict === null ? (status === 401 ? 'lost' : 'failed') : 'clash' }));
  };

  /** Takes over what the provider says of the draft now. */
  const catchUp = (draft: Draft) => {
    update((now) => {
      if (draft.version > now.draft.version) return joined(now, draft, now.draft.files);
      if (draft.version < now.draft.version) return now;
      // A draft without changes is the live revision, which moves without another version of the draft.
      return sameJson(draft.files, now.draft.files) ? withDraft(now, draft) : merged(now, draft, now.draft.files);
    });
    saveIfDue();
  };

  /** Somebody else has saved before this save. */
  const join = async (ask: Call, base: FundFiles): Promise<void> => {
    const answer = await ask(readDraft, {});
    if (answer.ok) update((now) => joined(now, answer.data, base));
    else fail(answer.failure);
    saveIfDue();
  };

  const save = async (ask = callForOwner()): Promise<void> => {
    const sent = editing();
    if (sent === null || sent.conflict !== null) return;
    if (isTold(sent)) {
      // With nothing to save it was a question that had no answer.
      const answer = sent.saving === 'failed' || sent.saving === 'lost' ? await ask(readDraft, {}) : null;
      if (answer?.ok === false) {
        fail(answer.failure);
        return;
      }
      update(settled);
      if (answer !== null) catchUp(answer.data);
      return;
    }
    const { draft, steps, says } = sent;
    update((now) => ({ ...now, saving: 'saving' }));
    const { version, basedOn } = draft;
    const answer = await ask(saveDraft, { body: { version, basedOn, files: steps.now, ...says } });
    if (answer.ok) update((now) => stored(now, sent, answer.data));
    else if (answer.failure.status === 409) await join(ask, draft.files);
    else fail(answer.failure);
  };

  const autosave = createAutosave({
    clock,
    save,
    next: () => {
      const { saving } = editing() ?? {};
      if (saving === 'failed') return tryAgainAfter;
      // Changed while it was being saved.
      return saving === 'due' ? saveAfter : null;
    },
  });

  /** Saves without a pause what others' changes have been merged into. */
  const saveIfDue = () => {
    if (editing()?.saving === 'due') autosave.plan(0);
  };

  const take = (steps: (now: Steps<FundFiles>) => Steps<FundFiles>) => {
    const before = editing();
    if (before === null) return;
    const next = steps(before.steps);
    const { now } = before.steps;
    if (next.now === now) return;
    update((same) => stepped(same, next));
    autosave.plan(isAnsweredAlike(now, next.now) ? saveAfter : saveSoonAfter);
  };

  const replace: DraftStore['replace'] = (next) => {
    take((steps) => stepTo(steps, typeof next === 'function' ? next(steps.now) : next, ownStep));
  };

  return {
    state,
    load: () => {
      const ask = callForOwner();
      return autosave.inTurn(async () => {
        // What is shown stays, with the focus, until the new one is there.
        if (editing() === null) state.set({ status: 'loading' });
        const answer = await ask(readDraft, {});
        const now = editing();
        // What somebody has changed meanwhile is theirs.
        if (answer.ok)
          state.set(now === null || isTold(now) ? begun(answer.data, now) : merged(now, answer.data, now.draft.files));
        else if (now === null && answer.failure.kind !== 'aborted') state.set({ status: 'failed' });
        else fail(answer.failure);
      });
    },
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
      await autosave.inTurn(save);
      // Once more, if somebody else had saved meanwhile.
      if (editing()?.saving === 'due') await autosave.inTurn(save);
      return editing()?.saving === 'saved';
    },
    resolve: (takeTheirs) => {
      update((now) => resolved(now, takeTheirs));
      saveIfDue();
    },
    align: () => {
      const ask = callForOwner();
      return autosave.inTurn(async () => {
        const now = editing();
        if (now === null) return 'unread';
        const { basedOn, live } = now.draft;
        const [base, published] = await Promise.all(
          [basedOn, live].map((number) => ask(revisionFiles, { path: { number: String(number) } })),
        );
        if (base?.ok !== true || published?.ok !== true) return 'unread';
        const { files, revision: who } = published.data;
        update((before) => aligned(before, base.data.files, { number: live, files, who }));
        if (editing()?.saving === 'due') await save(ask);
        const after = editing();
        if (after !== null && after.conflict !== null) return 'clash';
        return after?.draft.basedOn === live ? 'aligned' : 'unsaved';
      });
    },
    takeFolder: (files) => {
      update((now) => ({ ...now, says: { ...now.says, imported: true } }));
      replace(files);
    },
    discard: () => {
      const ask = callForOwner();
      return autosave.inTurn(async () => {
        const before = editing();
        const answer = await ask(discardDraft, { body: { version: before?.draft.version ?? 0 } });
        if (!answer.ok) return answer.failure;
        const now = editing();
        // What somebody has typed meanwhile is no part of what they have thrown away.
        const isTyped = before !== null && now !== null && now.steps.now !== before.steps.now;
        state.set(isTyped ? merged(now, answer.data, before.steps.now) : begun(answer.data, now));
        return null;
      });
    },
    refresh: async () => {
      const before = editing();
      // What isn't saved yet meets the other's draft when it is.
      if (before === null || before.saving !== 'saved') return;
      const answer = await callForOwner()(readDraft, {});
      const now = editing();
      // A save may have ended meanwhile.
      if (!answer.ok || now === null || now.saving === 'saving' || now.saving === 'clash') return;
      catchUp(answer.data);
    },
    forget: () => {
      owner.abort();
      owner = new AbortController();
      autosave.abandon();
      state.set({ status: 'unknown' });
    },
  };
};
