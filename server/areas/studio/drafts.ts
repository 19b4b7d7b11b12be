import type { Draft } from '#contract/studio/answers.ts';
import { largestFiles, type FundFiles } from '#contract/studio/files.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { filesDigest } from '#tenants/fund-folder.ts';
import type { LiveRevision } from '#server/model/publishing.ts';
import { findDraft, isUntouched, putDraft, wantImages, type StoredDraft } from '#server/store/fund-revisions.ts';
import type { Tx } from '#server/store/store.ts';
import { noteAct } from './note-act.ts';
import type { AdministratorSession, StudioHandlersOf, StudioServices } from './studio-handler.ts';

/** What an administrator sees: the fund's draft, or its live revision while nobody has changed anything. */
const draftAnswer = async (tx: Tx, { head, files }: LiveRevision, draft: StoredDraft | null): Promise<Draft> => {
  const asLive = { basedOn: head.number, live: head.number, saved: null, offer: null, files };
  if (draft === null) return { version: 0, ...asLive };
  if (await isUntouched(tx, draft)) return { version: draft.version, ...asLive };
  const { offered_by: by, offered_by_id: byId, offered_at: at, offer_comment: comment } = draft;
  return {
    version: draft.version,
    basedOn: draft.based_on,
    live: head.number,
    saved: { by: draft.saved_by, at: draft.saved_at },
    offer: by === null || byId === null || at === null ? null : { by, byId, at, comment: comment ?? '' },
    files: draft.files,
  };
};

/** What is shown of a fund: its draft, or the live revision while nobody has changed anything. */
export const shownFiles = async (tx: Tx, tenant: string, live: LiveRevision): Promise<FundFiles> => {
  const draft = await findDraft(tx, tenant);
  return draft === null || (await isUntouched(tx, draft)) ? live.files : draft.files;
};

/** A draft that nobody has offered. */
export const notOffered = { offered_by_id: null, offered_by: null, offered_at: null, offer_comment: null } as const;

/** Every image that a fund's files name has to be stored. */
const checkImages = async (tx: Tx, tenant: string, { assets }: FundFiles, now: Date): Promise<void> => {
  const hashes = [...new Set(Object.values(assets))];
  if ((await wantImages(tx, tenant, hashes, now)) < hashes.length) throw refuse.invalid('files.assets');
};

/**
 * Writes the next version of a fund's draft, in the caller's transaction; 409 if it isn't `version` any more. Saving takes
 * an offer back: what a second person publishes is what they have seen.
 */
export const writeDraft = async (
  tx: Tx,
  { tenant, administratorId, name }: Pick<AdministratorSession, 'tenant' | 'administratorId' | 'name'>,
  change: {
    readonly version: number;
    readonly now: Date;
    readonly files: FundFiles;
  } & Pick<StoredDraft, 'based_on' | 'kind' | 'restores'>,
): Promise<StoredDraft> => {
  const { version, now, files, ...further } = change;
  const before = await findDraft(tx, tenant);
  if ((before?.version ?? 0) !== version) throw refuse.conflict();
  await checkImages(tx, tenant, files, now);
  const draft: StoredDraft = {
    ...notOffered,
    tenant,
    version: version + 1,
    ...further,
    files,
    digest: filesDigest(files),
    saved_by_id: administratorId,
    saved_by: name,
    saved_at: now,
  };
  await putDraft(tx, draft);
  return draft;
};

/** The fund's draft, which its administrators share and nobody else sees. */
export const draftHandlers = (services: StudioServices): StudioHandlersOf<'draft' | 'saveDraft' | 'discardDraft'> => {
  const { publishing } = services;

  return {
    draft: async ({ session: { tenant }, now }) => ({
      data: await publishing.withLive(tenant, now, async (tx, live) =>
        draftAnswer(tx, live, await findDraft(tx, tenant)),
      ),
    }),

    saveDraft: async ({ session, body: { version, basedOn, files, imported = false }, now, requestId }) => {
      if (JSON.stringify(files).length > largestFiles) throw refuse.tooLarge();
      const { tenant } = session;
      const save = async (tx: Tx, { head }: LiveRevision): Promise<StoredDraft> => {
        const before = await findDraft(tx, tenant);
        const changed = before === null || (await isUntouched(tx, before)) ? null : before;
        // Without changes the draft is the live revision, and its version doesn't rise with that.
        if (basedOn !== head.number && basedOn !== changed?.based_on) throw refuse.conflict();
        if (imported) await noteAct(tx, { session, now, requestId }, 'import', `draft: ${version + 1}`);
        return writeDraft(tx, session, {
          version,
          now,
          files,
          based_on: basedOn,
          kind: imported || changed?.kind === 'import' ? 'import' : 'publish',
          restores: null,
        });
      };
      const draft = await publishing.withLive(tenant, now, save, { isAlone: true });
      publishing.published(tenant);
      return { data: { version: draft.version, by: draft.saved_by, at: draft.saved_at } };
    },

    discardDraft: async ({ session, body: { version }, now, requestId }) => {
      const { tenant } = session;
      const discard = async (tx: Tx, live: LiveRevision): Promise<Draft> => {
        const before = await findDraft(tx, tenant);
        if ((before?.version ?? 0) !== version) throw refuse.conflict();
        if (before === null) return draftAnswer(tx, live, null);
        await noteAct(tx, { session, now, requestId }, 'discard', `draft: ${version}`);
        // The draft stays, because no version may stand for two contents.
        const draft = await writeDraft(tx, session, {
          version,
          now,
          files: live.files,
          based_on: live.head.number,
          kind: 'publish',
          restores: null,
        });
        return draftAnswer(tx, live, draft);
      };
      const data = await publishing.withLive(tenant, now, discard, { isAlone: true });
      publishing.published(tenant);
      return { data };
    },
  };
};
