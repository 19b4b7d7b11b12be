import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { startQueueWorker, type QueueWorker } from '#server/kernel/queue-worker.ts';
import { claimJob, failJob, finishJob } from '#server/store/document-jobs.ts';
import type { Store } from '#server/store/store.ts';
import type { DocumentJob } from '#server/store/tables.ts';
import type { PrintDocument } from './print-document.ts';

export type DocumentMakerServices = {
  readonly store: Pick<Store, 'withSystem'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly print: PrintDocument;
  /** Milliseconds between two checks of the queue unless the maker is woken. */
  readonly pause?: number;
};

/** Milliseconds for which a claimed job belongs to one process; longer than a print may take. */
const lease = 30_000;

/** Milliseconds to wait after the first, second, … failed attempt. */
const backOff = [1_000, 5_000, 15_000, 60_000] as const;

/** Number of attempts after which a job is given up: within two minutes, because somebody is waiting. */
const mostAttempts = backOff.length + 1;

/**
 * Makes the documents that members ask for, outside their requests and one at a time. A job is claimed and leased in a
 * short transaction that other processes skip, printed outside of it, and ended together with its document in another.
 * What a crash leaves behind is claimed again when its lease has expired; a process that was only slow finds its claim
 * gone and stores nothing.
 */
export const createDocumentMaker = (services: DocumentMakerServices): QueueWorker => {
  const { store, clock, log, print, pause = 5_000 } = services;
  const take = (): Promise<DocumentJob | null> => {
    const now = clock.now();
    return store.withSystem((tx) => claimJob(tx, now, new Date(now.getTime() + lease)));
  };

  const giveBack = async (job: DocumentJob, error: unknown, isHopeless: boolean): Promise<void> => {
    const { id, tenant, type, attempts } = job;
    const isOver = isHopeless || attempts >= mostAttempts;
    log.error(isOver ? 'document_given_up' : 'document_fail', error, { tenant, type, job: id, attempts });
    const now = clock.now();
    const wait = backOff[attempts - 1] ?? 0;
    const nextAttemptAt = isOver ? null : new Date(now.getTime() + wait);
    const failure = error instanceof Error ? error.name : 'unknown';
    await store.withSystem((tx) => failJob(tx, job, { failure, nextAttemptAt, now }));
  };

  const make = async (job: DocumentJob): Promise<void> => {
    const { id, tenant, member_id: memberId, type, parameters, date, locale, created_at: at } = job;
    // Its attempts ended their process.
    if (job.attempts > mostAttempts) return giveBack(job, new Error('The job was never finished.'), true);
    let file: Awaited<ReturnType<PrintDocument>>;
    try {
      file = await print({ tenant, memberId }, { type, parameters, date, locale, at, anonymize: false });
    } catch (error) {
      return giveBack(job, error, false);
    }
    if (file === null) return giveBack(job, new Error('The member has no such document.'), true);
    const made = file;
    const isOurs = await store.withSystem((tx) => finishJob(tx, job, made, clock.now()));
    if (isOurs) log.event('document_made', { tenant, type, job: id });
  };

  return startQueueWorker({
    take,
    work: make,
    onFailure: (error) => log.error('document_queue_fail', error),
    pause,
  });
};
