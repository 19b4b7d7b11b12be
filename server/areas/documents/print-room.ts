import { Worker } from 'node:worker_threads';
import type { PrintLook } from '#server/model/print/paper.ts';
import type { PrintDone, PrintJob } from './print-jobs.ts';
import type { PrintKind, PrintModelOf } from './print-models.ts';

/** Prints documents in a separate thread, in the order of the requests. */
export type PrintRoom = {
  /** Starts the thread, which takes as long as a print, so that the first document doesn't wait for it. */
  readonly prepare: () => void;
  /** Prints a document. Null if too many are waiting. Rejects if it can't be printed, or takes too long. */
  readonly print: <Kind extends PrintKind>(
    kind: Kind,
    model: PrintModelOf<Kind>,
    look: PrintLook,
    at: Date,
  ) => Promise<Uint8Array<ArrayBuffer>> | null;
};

/** Maximum number of waiting prints; the last of them is ready within about five seconds. */
const mostWaiting = 40;

/** Milliseconds without a finished print after which the thread is ended. */
const longestPrint = 15_000;

type Waiting = {
  readonly resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
};

/**
 * A print room. Its thread starts with the first print unless it was prepared, restarts after a failure, and keeps no
 * process alive. It has a member's data only while printing them.
 */
export const openPrintRoom = (): PrintRoom => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;
  let watch: NodeJS.Timeout | undefined;

  const settle = (id: number): Waiting | undefined => {
    const job = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) {
      clearTimeout(watch);
      thread?.unref();
    }
    return job;
  };

  /** Ends a thread that has failed or hangs, and rejects every waiting job. */
  const giveUp = (failed: Worker, error: Error): void => {
    if (thread !== failed) return;
    thread = null;
    void failed.terminate();
    for (const id of Array.from(waiting.keys())) settle(id)?.reject(error);
  };

  /** Gives the thread its time for the next print; those that wait behind it have theirs later. */
  const watchOver = (own: Worker): void => {
    clearTimeout(watch);
    watch = setTimeout(() => giveUp(own, new Error('A print took too long.')), longestPrint);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('print-thread.ts', import.meta.url), { execArgv: [] });
    started.on('message', (done: PrintDone) => {
      const job = settle(done.id);
      if (waiting.size > 0) watchOver(started);
      if ('pdf' in done) job?.resolve(done.pdf);
      else job?.reject(new Error(done.failure));
    });
    started.on('error', (error) => giveUp(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => giveUp(started, new Error('The thread that prints has ended.')));
    return started;
  };

  return {
    prepare: () => {
      if (thread !== null) return;
      thread = start();
      thread.unref();
    },
    print: (kind, model, look, at) => {
      if (waiting.size >= mostWaiting) return null;
      thread ??= start();
      const own = thread;
      own.ref();
      last += 1;
      const job: PrintJob<typeof kind> = { id: last, kind, model, look, at };
      return new Promise((resolve, reject) => {
        if (waiting.size === 0) watchOver(own);
        waiting.set(job.id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        own.postMessage(job);
      });
    },
  };
};
