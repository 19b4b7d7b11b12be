import { Worker } from 'node:worker_threads';
import { PGliteDialect, type PGliteDialectConfig } from 'kysely';
import { storeOn } from './kysely-store.ts';
import type { LiteDone, LiteJob, LiteReady, LiteStart } from './lite-jobs.ts';
import type { Store } from './store.ts';

/** What the dialect asks of a PGlite. */
type Lite = Exclude<PGliteDialectConfig['pglite'], (...args: never) => unknown>;

type Waiting = {
  readonly resolve: (done: Extract<LiteDone, { rows: unknown }>) => void;
  readonly reject: (error: Error) => void;
};

/** Called with the reason if a thread ends without having been closed. */
type OnLost = (error: unknown) => void;

const endedWith = (code: number): Error => new Error(`The thread of the database ended with ${code}.`);

/** A PGlite in another thread. Once that has ended, every statement fails as on a closed database, in transactions, too. */
const liteIn = (thread: Worker, onLost: OnLost): Lite => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let closed = false;

  thread.on('message', (done: LiteDone) => {
    const job = waiting.get(done.id);
    waiting.delete(done.id);
    if (waiting.size === 0) thread.unref();
    if ('rows' in done) job?.resolve(done);
    else job?.reject(Object.assign(new Error(done.failure.message), { code: done.failure.code }));
  });
  const end = (error: unknown): void => {
    for (const { reject } of waiting.values()) reject(new Error('PGlite is closed'));
    waiting.clear();
    if (closed) return;
    closed = true;
    onLost(error);
  };
  thread.on('error', end);
  thread.on('exit', (code) => end(endedWith(code)));

  const send = async (text: string, parameters: readonly unknown[] = []) => {
    if (closed) throw new Error('PGlite is closed');
    last += 1;
    const job: LiteJob = { id: last, text, parameters };
    const { rows, affectedRows } = await new Promise<Parameters<Waiting['resolve']>[0]>((resolve, reject) => {
      // Throws for a parameter that can't be copied; then nothing waits for an answer.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(job);
      waiting.set(job.id, { resolve, reject });
      thread.ref();
    });
    return { rows, fields: [], ...(affectedRows !== undefined && { affectedRows }) };
  };

  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    query: send,
    // The dialect has one connection, which it gives to one transaction after another. It waits until `run` is called, and
    // observes the transaction only once `run` has ended: whatever fails before has to fail within.
    transaction: async (run) => {
      const begun = send('begin');
      begun.catch(() => undefined);
      const query: typeof send = async (...statement) => {
        await begun;
        return send(...statement);
      };
      try {
        const result = await run({ query, rollback: async () => void (await query('rollback')) });
        await query('commit');
        return result;
      } catch (error) {
        // What has gone wrong first is what the caller learns.
        await query('rollback').catch(() => undefined);
        throw error;
      }
    },
    close: async () => {
      closed = true;
      await thread.terminate();
    },
  };
};

/** Begins the thread of a database in memory. */
export const beginLiteThread = (cluster: Uint8Array<ArrayBuffer> | undefined): Worker => {
  const start: LiteStart = { cluster };
  return new Worker(new URL('lite-thread.ts', import.meta.url), { execArgv: [], workerData: start });
};

/** The store on the PGlite of a thread that has just begun. Rejects if the thread ends before the database is open. */
export const openStoreIn = async (thread: Worker, onLost: OnLost): Promise<Store> => {
  const { secret } = await new Promise<LiteReady>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(endedWith(code)));
  });
  thread.unref();
  const lite = liteIn(thread, onLost);
  return storeOn({
    kind: 'pglite',
    dialect: new PGliteDialect({ pglite: lite }),
    secret,
    separateRole: true,
    close: async () => {
      if (!lite.closed) await lite.close();
    },
  });
};

/**
 * The store on a PGlite in memory, in a thread of its own, which keeps no process alive: opening it blocks nobody.
 * @param onLost called if the thread ends without having been closed; whatever is asked of the store from then on, or under
 * way, fails as unavailable.
 */
export const openThreadedPglite = async ({
  cluster,
  onLost,
}: {
  /** An empty cluster dumped by PGlite before, because creating one takes seconds. */
  readonly cluster?: Uint8Array<ArrayBuffer> | undefined;
  readonly onLost: OnLost;
}): Promise<Store> => openStoreIn(beginLiteThread(cluster), onLost);
