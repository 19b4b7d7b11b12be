import { sql } from 'kysely';
import { addDocument, keepFile, type DocumentFile } from './documents.ts';
import type { MemberKey } from './member-key.ts';
import type { Tx } from './store.ts';
import type { DocumentJob } from './tables.ts';

/** A document to make. */
export type WantedDocument = MemberKey &
  Pick<DocumentJob, 'id' | 'type' | 'parameters' | 'locale' | 'date' | 'basis'> & {
    /** Id of the document that the job ends in. */
    readonly documentId: string;
  };

/** Queues a document. If the member already waits for one of its kind, that job stays and the new one is dropped. */
export const enqueueDocument = async (tx: Tx, wanted: WantedDocument, now: Date): Promise<void> => {
  const { tenant, memberId, documentId, parameters, ...rest } = wanted;
  await tx
    .insertInto('document_job')
    .values({
      ...rest,
      tenant,
      member_id: memberId,
      document_id: documentId,
      parameters: JSON.stringify(parameters),
      state: 'waiting',
      created_at: now,
      next_attempt_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'member_id', 'type']).where('state', 'in', ['waiting', 'running']).doNothing(),
    )
    .execute();
};

/** A member's jobs of one kind, newest first. */
export const jobsOf = (tx: Tx, { tenant, memberId }: MemberKey, type: DocumentJob['type']): Promise<DocumentJob[]> =>
  tx
    .selectFrom('document_job')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();

/**
 * Claims the job that has waited longest for this process until `leaseUntil`, also one whose process didn't finish it in
 * its own time (`withSystem`). Null if nothing is due. Counts the attempt at once, so that a job that ends the process is
 * not tried for ever.
 */
export const claimJob = async (tx: Tx, now: Date, leaseUntil: Date): Promise<DocumentJob | null> => {
  const due = await tx
    .selectFrom('document_job')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'waiting'), where('next_attempt_at', '<=', now)]),
        where.and([where('state', '=', 'running'), where('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (due === undefined) return null;
  return tx
    .updateTable('document_job')
    .set({ state: 'running', attempts: sql`attempts + 1`, lease_until: leaseUntil })
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * Ends a claimed job with its document: both are stored, or neither (`withSystem`). Older documents of the kind are
 * superseded. False if another process has taken the job over in the meantime.
 */
export const finishJob = async (tx: Tx, job: DocumentJob, file: DocumentFile, now: Date): Promise<boolean> => {
  const { tenant, member_id, type, date, locale, document_id } = job;
  const ended = await tx
    .updateTable('document_job')
    .set({ state: 'done', lease_until: null, last_error: null, finished_at: now })
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return false;
  await tx
    .updateTable('document')
    .set({ state: 'superseded' })
    .where('tenant', '=', tenant)
    .where('member_id', '=', member_id)
    .where('type', '=', type)
    .where('state', '=', 'valid')
    .execute();
  const { parameters } = job;
  await addDocument(tx, { tenant, memberId: member_id }, { id: document_id, date, type, locale, parameters });
  await keepFile(tx, { tenant, documentId: document_id, file, now });
  return true;
};

/** Records that a claimed job's attempt failed, and when to try again; null gives it up (`withSystem`). */
export const failJob = async (
  tx: Tx,
  job: DocumentJob,
  {
    failure,
    nextAttemptAt,
    now,
  }: { readonly failure: string; readonly nextAttemptAt: Date | null; readonly now: Date },
): Promise<void> => {
  await tx
    .updateTable('document_job')
    .set({
      last_error: failure.slice(0, 500),
      lease_until: null,
      ...(nextAttemptAt === null
        ? { state: 'failed', finished_at: now }
        : { state: 'waiting', next_attempt_at: nextAttemptAt }),
    })
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('attempts', '=', job.attempts)
    .execute();
};
