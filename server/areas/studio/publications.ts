import type { Revision } from '#contract/studio/answers.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { filesDigest } from '#tenants/fund-folder.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { readSettings } from '#tenants/read-settings.ts';
import { refuse } from '#server/kernel/refusal.ts';
import {
  addRevision,
  findDraft,
  findRevision,
  isUntouched,
  listRevisions,
  lockStudio,
  putDraft,
  type RevisionHead,
  type StoredDraft,
} from '#server/store/fund-revisions.ts';
import { enqueueMessage } from '#server/store/message-queue.ts';
import type { Tx } from '#server/store/store.ts';
import type { LiveRevision } from '#server/model/publishing.ts';
import { seedAdministrators } from './administrators.ts';
import { outsideFacts, readinessOfFund, type OutsideFacts } from './readiness.ts';
import { notOffered, writeDraft } from './drafts.ts';
import { noteAct, type Acting } from './note-act.ts';
import type { StudioHandlersOf, StudioServices } from './studio-handler.ts';

const revisionAnswer = ({ number, kind, author, at, approved_by, comment, restores }: RevisionHead): Revision => ({
  number,
  kind,
  by: author,
  at,
  approvedBy: approved_by,
  comment,
  restores,
});

/** A revision's number in an address. */
const numberOf = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw refuse.notFound();
  return Number(text);
};

/** A fund's settings by its live revision, which say how it publishes. */
const settingsOf = (tenant: string, { files }: { readonly files: FundFiles }) =>
  readSettings(tenant, files.settings).settings;

/** Refuses files that are below the fund's own bar, or that no portal can show. */
const checkReadiness = async (
  tx: Tx,
  tenant: string,
  {
    least,
    ...about
  }: {
    readonly files: FundFiles;
    readonly outside: OutsideFacts;
    /** What they replace; null for what has been published once. */
    readonly live: FundFiles | null;
    readonly least: number;
  },
): Promise<void> => {
  const { percent, findings } = await readinessOfFund(tx, tenant, about);
  if (percent < least || findings.some(({ gravity }) => gravity === 'mistake')) throw refuse.notReady();
};

/**
 * Publishing: what the administrators have prepared becomes a revision, which members see with their next page. Where the
 * fund wants two people, the first one offers the draft and a second one publishes it as it was offered.
 */
export const publicationHandlers = (
  services: StudioServices,
): StudioHandlersOf<'publish' | 'withdrawOffer' | 'revisions' | 'revisionFiles' | 'restore'> => {
  const { store, publishing, log, texts, origins, messageQueued } = services;

  /** Leaves the draft to a second administrator, and tells all others, each in their language. */
  const offer = async (
    tx: Tx,
    acting: Acting,
    {
      draft,
      settings,
      comment,
    }: { readonly draft: StoredDraft; readonly settings: TenantSettings; readonly comment: string },
  ): Promise<null> => {
    const { session, now } = acting;
    const { tenant, administratorId, name } = session;
    await putDraft(tx, {
      ...draft,
      offered_by_id: administratorId,
      offered_by: name,
      offered_at: now,
      offer_comment: comment,
    });
    await noteAct(tx, acting, 'offer', `draft: ${draft.version}`);
    const link = `${origins.own}/studio/${tenant}/review`;
    const others = await tx
      .selectFrom('administrator')
      .select(['email_address', 'language'])
      .where('tenant', '=', tenant)
      .where('id', '!=', administratorId)
      .execute();
    for (const { email_address: recipient, language: locale } of others)
      await enqueueMessage(tx, {
        ...texts.studioOffer({ settings, locale, name, comment, link }),
        tenant,
        channel: 'email',
        recipient,
        at: now,
      });
    return null;
  };

  /** Makes files the live revision. */
  const goLive = async (
    tx: Tx,
    acting: Acting,
    revision: Pick<StoredDraft, 'kind' | 'restores'> & {
      readonly comment: string;
      readonly live: number;
      readonly files: FundFiles;
      /** Who offered it, if somebody else publishes it. */
      readonly offeredBy?: { readonly id: string; readonly name: string };
    },
  ): Promise<number> => {
    const { session, now } = acting;
    const { live, files, offeredBy, kind, comment, restores } = revision;
    const number = live + 1;
    await addRevision(tx, {
      tenant: session.tenant,
      number,
      kind,
      files,
      digest: filesDigest(files),
      author_id: offeredBy?.id ?? session.administratorId,
      author: offeredBy?.name ?? session.name,
      approved_by: offeredBy === undefined ? null : session.name,
      comment,
      restores,
      at: now,
    });
    await noteAct(tx, acting, kind, `revision: ${number}`);
    log.event('studio_publish', { tenant: session.tenant, number, kind });
    return number;
  };

  /** Makes the draft the live revision. */
  const publishDraft = async (
    tx: Tx,
    acting: Acting,
    { draft, live, comment }: { readonly draft: StoredDraft; readonly live: number; readonly comment: string },
  ): Promise<number> => {
    const { offered_by_id: id, offered_by: name, offer_comment: offered, files, kind, restores } = draft;
    const number = await goLive(tx, acting, {
      live,
      files,
      kind,
      restores,
      comment: [offered, comment].filter((each) => each !== null && each !== '').join('\n'),
      ...(id !== null && name !== null && { offeredBy: { id, name } }),
    });
    await putDraft(tx, {
      ...draft,
      ...notOffered,
      version: draft.version + 1,
      based_on: number,
      kind: 'publish',
      restores: null,
    });
    return number;
  };

  /**
   * Decides within one transaction upon files to publish, together with their revision: whoever decides has the studio of
   * the fund to themselves. A second administrator's mail is sent once that is done.
   */
  const decide = async (
    { session: { tenant }, now, requestId }: Acting,
    files: FundFiles,
    act: (tx: Tx, live: LiveRevision, outside: OutsideFacts) => Promise<number | null>,
  ): Promise<{ readonly data: { readonly number: number | null } }> => {
    const outside = await outsideFacts(services, tenant, files);
    // So that whoever has just been listed as administrator gets the mail of an offer.
    await seedAdministrators(services, tenant, { now, requestId });
    const number = await publishing.withLive(tenant, now, (tx, live) => act(tx, live, outside), { isAlone: true });
    publishing.published(tenant);
    if (number === null) messageQueued();
    return { data: { number } };
  };

  return {
    publish: async ({ session, body: { version, comment, approves = false }, now, requestId }) => {
      const { tenant, administratorId } = session;
      const acting = { session, now, requestId };
      const prepared = await store.withTenant(tenant, (tx) => findDraft(tx, tenant));
      if (prepared === null || prepared.version !== version) throw refuse.conflict();
      return decide(acting, prepared.files, async (tx, live, outside) => {
        const draft = await findDraft(tx, tenant);
        // Another version, or one that has yet to be compared with what was published meanwhile.
        if (draft?.version !== version || draft.based_on !== live.head.number) throw refuse.conflict();
        if (draft.digest === filesDigest(live.files)) throw refuse.invalid('version');
        const settings = settingsOf(tenant, live);
        const { secondPerson, leastReadiness } = settings.publishing;
        // A fund that is below its own bar could publish nothing any more, not even a lower bar.
        const least = Math.max(leastReadiness, settingsOf(tenant, draft).publishing.leastReadiness);
        await checkReadiness(tx, tenant, { files: draft.files, outside, live: live.files, least });
        const { offered_by_id: offeredById } = draft;
        if (!secondPerson) return publishDraft(tx, acting, { draft, live: live.head.number, comment });
        // Whoever offers doesn't publish what somebody else has offered meanwhile, nor the other way round.
        if (approves !== (offeredById !== null)) throw refuse.conflict();
        if (offeredById === null) return offer(tx, acting, { draft, settings, comment });
        if (offeredById === administratorId) throw refuse.secondPerson();
        return publishDraft(tx, acting, { draft, live: live.head.number, comment });
      });
    },

    withdrawOffer: async ({ session, now, requestId }) => {
      const { tenant } = session;
      await store.withTenant(tenant, async (tx) => {
        await lockStudio(tx, tenant);
        const draft = await findDraft(tx, tenant);
        if (draft === null || draft.offered_by_id === null) return;
        await putDraft(tx, { ...draft, ...notOffered });
        await noteAct(tx, { session, now, requestId }, 'withdraw', `draft: ${draft.version}`);
      });
      return { data: { isSuccessful: true } };
    },

    revisions: async ({ session: { tenant }, now }) => ({
      data: await publishing.withLive(tenant, now, async (tx) => ({
        revisions: (await listRevisions(tx, tenant)).map(revisionAnswer),
      })),
    }),

    revisionFiles: async ({ session: { tenant }, path: { number } }) => {
      const found = await store.withTenant(tenant, (tx) => findRevision(tx, tenant, numberOf(number)));
      if (found === null) throw refuse.notFound();
      return { data: { revision: revisionAnswer(found.head), files: found.files } };
    },

    restore: async ({ session, path: { number: wanted }, body: { comment }, now, requestId }) => {
      const { tenant } = session;
      const acting = { session, now, requestId };
      const found = await store.withTenant(tenant, (tx) => findRevision(tx, tenant, numberOf(wanted)));
      if (found === null) throw refuse.notFound();
      const { files } = found;
      const restores = found.head.number;
      return decide(acting, files, async (tx, live, outside) => {
        const { head } = live;
        const settings = settingsOf(tenant, live);
        const { secondPerson } = settings.publishing;
        // What members had once is the way back, whatever the bar has become.
        await checkReadiness(tx, tenant, { files, outside, live: null, least: 0 });
        // What others are preparing stays theirs.
        if (!secondPerson) return goLive(tx, acting, { live: head.number, files, kind: 'restore', comment, restores });
        const before = await findDraft(tx, tenant);
        if (before !== null && !(await isUntouched(tx, before))) throw refuse.conflict();
        const draft = await writeDraft(tx, session, {
          version: before?.version ?? 0,
          now,
          files,
          based_on: head.number,
          kind: 'restore',
          restores,
        });
        return offer(tx, acting, { draft, settings, comment });
      });
    },
  };
};
