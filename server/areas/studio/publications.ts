import type { Revision } from '#contract/studio/answers.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { filesDigest } from '#tenants/fund-folder.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { noteStudioAct } from '#server/store/access-log.ts';
import {
  addRevision,
  findDraft,
  findRevision,
  isUntouched,
  listRevisions,
  putDraft,
  type RevisionHead,
  type StoredDraft,
} from '#server/store/fund-revisions.ts';
import type { Tx } from '#server/store/store.ts';
import type { Fund } from '#server/model/funds.ts';
import { outsideFacts, readinessOfFund, type OutsideFacts } from './readiness.ts';
import { notOffered, writeDraft } from './drafts.ts';
import type { AdministratorSession, StudioHandlersOf, StudioServices } from './studio-handler.ts';

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

/** Who makes a call, and when. */
type Acting = { readonly session: AdministratorSession; readonly now: Date; readonly requestId: string };

/** Refuses files that are below the fund's own bar, or that no portal can show. */
const checkReadiness = async (tx: Tx, fund: Fund, files: FundFiles, outside: OutsideFacts): Promise<void> => {
  const { leastReadiness } = fund.tenant.settings.publishing;
  const { percent, findings } = await readinessOfFund(tx, fund.tenant.code, { files, outside });
  if (percent < leastReadiness || findings.some(({ gravity }) => gravity === 'mistake')) throw refuse.notReady();
};

const note = (
  tx: Tx,
  { session: { tenant, administratorId: id, name }, now: at, requestId }: Acting,
  act: 'offer' | 'publish' | 'restore' | 'import',
  object: string,
): Promise<void> => noteStudioAct(tx, { tenant, administrator: { id, name }, at, act, object, requestId });

/** Leaves the draft to a second administrator. */
const offer = async (tx: Tx, acting: Acting, draft: StoredDraft, comment: string): Promise<null> => {
  const { session, now } = acting;
  await putDraft(tx, {
    ...draft,
    offered_by_id: session.administratorId,
    offered_by: session.name,
    offered_at: now,
    offer_comment: comment,
  });
  await note(tx, acting, 'offer', `draft: ${draft.version}`);
  return null;
};

/**
 * Publishing: what the administrators have prepared becomes a revision, which members see with their next page. Where the
 * fund wants two people, the first one offers the draft and a second one publishes it as it was offered.
 */
export const publicationHandlers = (
  services: StudioServices,
): StudioHandlersOf<'publish' | 'withdrawOffer' | 'revisions' | 'revisionFiles' | 'restore'> => {
  const { store, funds, publishing, log } = services;

  /** The fund with its own rules of publishing, which are those of its live revision. Never within a transaction. */
  const fundOf = async (tenant: string): Promise<Fund> => {
    const fund = await funds.find(tenant);
    if (fund === null) throw refuse.unavailable();
    return fund;
  };

  /** Makes files the live revision. */
  const goLive = async (
    tx: Tx,
    acting: Acting,
    revision: Pick<RevisionHead, 'kind' | 'comment' | 'restores'> & {
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
    await note(tx, acting, kind === 'folder' ? 'publish' : kind, `revision: ${number}`);
    log.event('studio_publish', { tenant: session.tenant, number, kind });
    return number;
  };

  /** Makes the draft the live revision, or offers it. */
  const publishDraft = async (
    tx: Tx,
    acting: Acting,
    {
      fund,
      outside,
      draft,
      live,
      comment,
    }: {
      readonly fund: Fund;
      readonly outside: OutsideFacts;
      readonly draft: StoredDraft;
      readonly live: number;
      readonly comment: string;
    },
  ): Promise<number | null> => {
    const { administratorId } = acting.session;
    const { secondPerson } = fund.tenant.settings.publishing;
    await checkReadiness(tx, fund, draft.files, outside);
    const { offered_by_id: id, offered_by: name, offer_comment: offered, files, kind, restores } = draft;
    if (secondPerson && (id === null || name === null)) return offer(tx, acting, draft, comment);
    if (secondPerson && id === administratorId) throw refuse.secondPerson();
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

  return {
    publish: async ({ session, body: { version, comment }, now, requestId }) => {
      const { tenant } = session;
      const fund = await fundOf(tenant);
      const prepared = await store.withTenant(tenant, (tx) => findDraft(tx, tenant));
      if (prepared === null) throw refuse.conflict();
      const outside = await outsideFacts(services, tenant, prepared.files);
      const number = await store.withTenant(tenant, async (tx) => {
        const { head, files } = await publishing.ensureLive(tx, tenant, now);
        const draft = await findDraft(tx, tenant, { lock: true });
        // Another version, or one that has yet to be compared with what was published meanwhile.
        if (draft === null || draft.version !== version || draft.based_on !== head.number) throw refuse.conflict();
        if (draft.digest === filesDigest(files)) throw refuse.invalid('version');
        return publishDraft(tx, { session, now, requestId }, { fund, outside, draft, live: head.number, comment });
      });
      publishing.published(tenant);
      return { data: { number } };
    },

    withdrawOffer: async ({ session: { tenant } }) => {
      await store.withTenant(tenant, async (tx) => {
        const draft = await findDraft(tx, tenant, { lock: true });
        if (draft === null || draft.offered_by_id === null) return;
        await putDraft(tx, { ...draft, ...notOffered });
      });
      return { data: { isSuccessful: true } };
    },

    revisions: async ({ session: { tenant }, now }) => ({
      data: await store.withTenant(tenant, async (tx) => {
        await publishing.ensureLive(tx, tenant, now);
        return { revisions: (await listRevisions(tx, tenant)).map(revisionAnswer) };
      }),
    }),

    revisionFiles: async ({ session: { tenant }, path: { number } }) => {
      const found = await store.withTenant(tenant, (tx) => findRevision(tx, tenant, numberOf(number)));
      if (found === null) throw refuse.notFound();
      return { data: { revision: revisionAnswer(found.head), files: found.files } };
    },

    restore: async ({ session, path: { number: wanted }, body: { comment }, now, requestId }) => {
      const { tenant } = session;
      const acting = { session, now, requestId };
      const fund = await fundOf(tenant);
      const found = await store.withTenant(tenant, (tx) => findRevision(tx, tenant, numberOf(wanted)));
      if (found === null) throw refuse.notFound();
      const { files } = found;
      const restores = found.head.number;
      const outside = await outsideFacts(services, tenant, files);
      const number = await store.withTenant(tenant, async (tx) => {
        const { head } = await publishing.ensureLive(tx, tenant, now);
        await checkReadiness(tx, fund, files, outside);
        // What others are preparing stays theirs.
        if (!fund.tenant.settings.publishing.secondPerson)
          return goLive(tx, acting, { live: head.number, files, kind: 'restore', comment, restores });
        const before = await findDraft(tx, tenant, { lock: true });
        if (before !== null && !(await isUntouched(tx, before))) throw refuse.conflict();
        const draft = await writeDraft(tx, session, {
          version: before?.version ?? 0,
          live: head.number,
          now,
          files,
          based_on: head.number,
          kind: 'restore',
          restores,
        });
        return offer(tx, acting, draft, comment);
      });
      publishing.published(tenant);
      return { data: { number } };
    },
  };
};
