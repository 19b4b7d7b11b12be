import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginLiteThread, openStoreIn, openThreadedPglite } from '#server/store/open-threaded-pglite.ts';
import { StoreUnavailable, isTaken } from '#server/store/store-unavailable.ts';
import type { Store, Tx } from '#server/store/store.ts';
import { emptyCluster } from '../support/memory-database.ts';

/** The part of the time of opening in which this thread was busy. */
let busy: number;

const insert = (tx: Tx, id: string) =>
  tx
    .insertInto('applicant')
    .values({
      tenant: 'bergahorn',
      id,
      email_key: `${id}@example.org`,
      email_address: `${id}@example.org`,
      locale: 'de-CH',
      login_page: 'x',
      created_at: new Date('2026-11-21T09:00:00Z'),
      tries_left: 5,
    })
    .execute();

describe('a database in memory with a thread of its own', () => {
  let store: Store;
  const lost: unknown[] = [];
  const insertIn = (id: string) => store.withTenant('bergahorn', (tx) => insert(tx, id));
  const applicants = (tenant = 'bergahorn') =>
    store.withTenant(tenant, (tx) => tx.selectFrom('applicant').select(['id', 'created_at']).orderBy('id').execute());

  beforeAll(async () => {
    const cluster = await emptyCluster();
    const before = performance.eventLoopUtilization();
    store = await openThreadedPglite({ cluster, onLost: (error) => lost.push(error) });
    busy = performance.eventLoopUtilization(before).utilization;
  }, 60_000);
  afterAll(() => store.close());

  test('leaves this thread to others while it opens', () => {
    expect(busy).toBeLessThan(0.25);
  });

  test('keeps what was committed, shows it to its fund alone, and nothing of what failed', async () => {
    await insertIn('one');
    const failed = store.withTenant('bergahorn', async (tx) => {
      await insert(tx, 'two');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await applicants()).toEqual([{ id: 'one', created_at: new Date('2026-11-21T09:00:00Z') }]);
    expect(await applicants('ginster')).toEqual([]);
  });

  test('says that a key is taken, and goes on', async () => {
    const error: unknown = await insertIn('one').catch((reason: unknown) => reason);
    expect(isTaken(error)).toBe(true);
    await insertIn('three');
    expect((await applicants()).map(({ id }) => id)).toEqual(['one', 'three']);
  });

  test('runs transactions that are asked for at once one after another', async () => {
    const ids = ['four', 'five', 'six'];
    await Promise.all(ids.map(insertIn));
    expect((await applicants()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    await store.ping();
  });

  test('is unavailable once it is closed, which nobody counts as a loss', async () => {
    const closed = await openThreadedPglite({
      cluster: await emptyCluster(),
      onLost: (error) => lost.push(error),
    });
    await closed.ping();
    const refused = expect(closed.ping()).rejects.toThrow(StoreUnavailable);
    await closed.close();
    await refused;
    expect(lost).toEqual([]);
  });
});

/** A store on a database of its own, and the end of that thread. */
const openAlone = async () => {
  const lost: unknown[] = [];
  const thread = beginLiteThread(await emptyCluster());
  const store = await openStoreIn(thread, (error) => lost.push(error));
  return { store, lost, end: () => thread.terminate() };
};

describe('a thread that ends by itself', () => {
  test('fails the transaction that is under way and those that wait for it, which nobody else notices', async () => {
    const { store, lost, end } = await openAlone();
    const first = store.withTenant('bergahorn', async (tx) => {
      await insert(tx, 'one');
      await end();
      await insert(tx, 'two');
    });
    const second = store.withTenant('bergahorn', (tx) => insert(tx, 'three'));
    const third = store.withTenant('bergahorn', () => Promise.reject(new Error('changed my mind')));
    const outcomes = await Promise.allSettled([first, second, third]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual([
      expect.any(StoreUnavailable),
      expect.any(StoreUnavailable),
      expect.any(StoreUnavailable),
    ]);
    expect(lost).toEqual([expect.objectContaining({ message: expect.stringContaining('ended') })]);
    await store.close();
  });

  test('fails the transaction that begins as it ends', async () => {
    const { store, end } = await openAlone();
    await store.ping();
    const ended = end();
    await expect(store.withTenant('bergahorn', (tx) => insert(tx, 'one'))).rejects.toThrow(StoreUnavailable);
    await ended;
    await expect(store.withTenant('bergahorn', (tx) => insert(tx, 'one'))).rejects.toThrow(StoreUnavailable);
  });

  test('leaves a store that is unavailable if nobody has asked it anything yet', async () => {
    const { store, end } = await openAlone();
    await end();
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
  });

  test('while it opens is no database', async () => {
    const thread = new Worker('process.exit(3)', { eval: true });
    const lost: unknown[] = [];
    await expect(openStoreIn(thread, (error) => lost.push(error))).rejects.toThrow('ended with 3');
    expect(lost).toEqual([]);
  });
});

test('a statement that can’t be sent fails by itself, and keeps no process alive', async () => {
  const thread = beginLiteThread(await emptyCluster());
  let keepsAlive = true;
  Object.assign(thread, { ref: () => (keepsAlive = true), unref: () => (keepsAlive = false) });
  const store = await openStoreIn(thread, () => undefined);
  const unsent = store.withTenant('bergahorn', (tx) =>
    tx
      .selectFrom('applicant')
      .select('id')
      .where('id', '=', Symbol('one') as never)
      .execute(),
  );
  await expect(unsent).rejects.toThrow(/could not be cloned/);
  expect(keepsAlive).toBe(false);
  await store.ping();
  expect(keepsAlive).toBe(false);
  await store.close();
});
