import { createHash } from 'node:crypto';
import { swissDay } from '#kernel/swiss-day.ts';
import type { Locale } from '#kernel/locale.ts';
import { formSetsPerMember } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { documentCode, documentOfCode } from '#server/model/document-codes.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import { enqueueDocument, jobsOf } from '#server/store/document-jobs.ts';
import { findDocument } from '#server/store/documents.ts';
import type { MemberKey } from '#server/store/member-key.ts';
import type { DocumentJob } from '#server/store/tables.ts';
import { readDocumentSource } from './document-source.ts';
import { isPrintKind } from './print-document.ts';

/** The document that members can have generated. */
export const generated = 'insuranceFormSet';

const isOpen = ({ state }: DocumentJob): boolean => state === 'waiting' || state === 'running';

/** Identifies what a document is made from: the same basis gives the same document. */
const basisOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * The generation of the insurance form set. Without a code it begins one, unless the member already waits for one, or
 * has one of the same figures; with a code it tells how far that one is.
 */
export const generationHandlers = (services: Services): HandlersOf<'generateInsuranceFormSet'> => {
  const { store, hash, random } = services;

  const progress = (owner: MemberKey, documentId: string, state: DocumentJob['state']) => ({
    data: {
      isReady: state === 'done',
      hasError: state === 'failed',
      fileCode: documentCode(hash, owner, documentId),
    },
  });
  const impossible = { data: { isReady: false, hasError: true, fileCode: null } };

  const follow = (owner: MemberKey, fileCode: string) =>
    store.withTenant(owner.tenant, async (tx) => {
      const known = documentOfCode(hash, owner, fileCode);
      if (known === null || 'live' in known) throw refuse.notFound();
      const jobs = await jobsOf(tx, owner, generated);
      const job = jobs.find((each) => each.document_id === known.id);
      if (job !== undefined && job.state !== 'done') return progress(owner, known.id, job.state);
      // A finished job is forgotten before its document.
      if ((await findDocument(tx, owner, known.id)) === null) throw refuse.notFound();
      return progress(owner, known.id, 'done');
    });

  const begin = async (owner: MemberKey, locale: Locale, now: Date) => {
    const date = swissDay(now);
    const fund = await fundOfSession(services, owner.tenant);
    const source = await readDocumentSource(services, fund, owner, { day: date, locale, anonymize: false });
    if (source === null || !isPrintKind(generated)) return impossible;
    const basis = basisOf([source.record, fund.planVersion, locale, date]);
    const found = await store.withTenant(owner.tenant, async (tx) => {
      const jobs = await jobsOf(tx, owner, generated);
      const open = jobs.find(isOpen);
      if (open !== undefined) return open;
      const done = jobs.find((job) => job.state === 'done' && job.basis === basis);
      if (done !== undefined && (await findDocument(tx, owner, done.document_id)) !== null) return done;
      await admit(tx, services, { tenant: owner.tenant, now }, formSetsPerMember.name, [
        { limit: formSetsPerMember, key: owner.memberId },
      ]);
      const [id, documentId] = [random.token(), random.token()];
      await enqueueDocument(
        tx,
        { ...owner, id, documentId, type: generated, parameters: null, locale, date, basis },
        now,
      );
      // Another tab may have been faster.
      return (await jobsOf(tx, owner, generated)).find(isOpen) ?? null;
    });
    if (found === null) throw refuse.conflict();
    services.documentQueued();
    return progress(owner, found.document_id, found.state);
  };

  return {
    generateInsuranceFormSet: ({ session: { tenant, memberId }, query: { fileCode }, locale, now }) => {
      const owner = { tenant, memberId };
      return fileCode === undefined ? begin(owner, locale, now) : follow(owner, fileCode);
    },
  };
};
