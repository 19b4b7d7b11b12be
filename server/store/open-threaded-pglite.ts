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

/** A PGlite in another thread. Once that has ended, every statement fails as on a closed database. */
const liteIn = (thread: Worker, onLost: (error: unknown) => void): Lite => {
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
  thread.on('exit', (code) => end(new Error(`The thread of the database ended with ${code}.`)));

  const send = async (text: string, parameters: readonly unknown[] = []) => {
    if (closed) throw new Error('PGlite is closed');
    last += 1;
    const job: LiteJob = { id: last, text, parameters };
    thread.ref();
    const { rows, affectedRows } = await new Promise<Parameters<Waiting['resolve']>[0]>((resolve, reject) => {
      waiting.set(job.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(job);
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
    // The dialect has one connection, which it gives to one transaction after another.
    transaction: async (run) => {
      await send('begin');
      try {
        const result = await run({ query: send, rollback: async () => void (await send('rollback')) });
        await send('commit');
        return result;
      } catch (error) {
        await send('rollback');
        throw error;
      }
    },
    close: async () => {
      closed = true;
      await thread.terminate();
    },
  };
};

/**
 * The store on a PGlite in memory, in a thread of its own, which keeps no process alive: opening it blocks nobody.
 * @param onLost called if the thread ends without having been closed; the store then fails as one that is unavailable.
 */
export const openThreadedPglite = async ({
  cluster,
  onLost,
}: {
  /** An empty cluster dumped by PGlite before, because creating one takes seconds. */
  readonly cluster?: Blob | undefined;
  readonly onLost: (error: unknown) => void;
}): Promise<Store> => {
  const start: LiteStart = { cluster };
  const thread = new Worker(new URL('lite-thread.ts', import.meta.url), { execArgv: [], workerData: start });
  const { secret } = await new Promise<LiteReady>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
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
